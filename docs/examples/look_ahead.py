"""A bot that tries every move and makes the one that looks best, in version 2 of the protocol.

roundhouse bot test 'python look_ahead.py'
roundhouse simulate tiles --seats 2 --games 20 --bots 'cmd:python look_ahead.py,easy'
"""

import json
import sys


def say(what):
    print(what if isinstance(what, str) else json.dumps(what), flush=True)


sys.stdin.readline()  # the greeting
say({"roundhouse": 2})
for line in sys.stdin:
    told = json.loads(line)
    if "moves" in told:  # a question
        moves = told["moves"]
        say({"try": "moves", "tell": ["value"]})
    elif "tried" in told:
        values = [one["value"] for one in told["tried"]]
        say(moves[values.index(max(values))])
