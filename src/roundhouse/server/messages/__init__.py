"""Everything that is said between server and browser: requests, answers, socket messages.

All of it is in the OpenAPI document, from which the browser's types are generated.
A move and everything else that changes a table carries the number that its sender has seen
last and an id of its own: sent again, it is answered again and done once.
"""

from roundhouse.server.messages.challenges import *
from roundhouse.server.messages.common import *
from roundhouse.server.messages.daily import *
from roundhouse.server.messages.games import *
from roundhouse.server.messages.house import *
from roundhouse.server.messages.keys import *
from roundhouse.server.messages.lan import *
from roundhouse.server.messages.lessons import *
from roundhouse.server.messages.maps import *
from roundhouse.server.messages.notices import *
from roundhouse.server.messages.orders import *
from roundhouse.server.messages.pacing import *
from roundhouse.server.messages.people import *
from roundhouse.server.messages.playing import *
from roundhouse.server.messages.ratings import *
from roundhouse.server.messages.records import *
from roundhouse.server.messages.reviews import *
from roundhouse.server.messages.socket import *
from roundhouse.server.messages.tables import *
from roundhouse.server.messages.text_boards import *
from roundhouse.server.messages.tournaments import *
