"""Help, and what is said of a command that can't be understood, in the person's language.

In English both stand where the commands do, or are typer's own. The other languages have them
sentence by sentence in `help.json`, where `{0}` and `{1}` stand for whatever a sentence tells.
"""

import inspect
import io
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib import resources
from typing import Any

import typer
import typer.core

from roundhouse.cli.asking import LANGUAGE
from roundhouse.texts import DEFAULT, languages

Phrases = dict[str, str]
Command = Any  # typer keeps click's classes to itself


def phrases(language: str) -> Phrases:
    """By the English sentence; nothing for English itself."""
    if language == DEFAULT:
        return {}
    file = resources.files("roundhouse.texts") / language / "help.json"
    said: Phrases = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return said


def asked_language(words: list[str]) -> str:
    """That of `--lang`, also where only help is asked for; else the person's own."""
    for word, following in zip(words, [*words[1:], ""]):
        wanted = word.removeprefix("--lang=") if "=" in word else following
        if word.startswith("--lang") and wanted in languages():
            return wanted
    return LANGUAGE


def pattern(sentence: str) -> re.Pattern[str]:
    parts = re.split(r"\{\d\}", sentence)
    return re.compile("(.+)".join(map(re.escape, parts)), re.DOTALL)


def said(sentence: str, known: Phrases) -> str:
    """A sentence, or one that tells something; what it tells may be a sentence again."""
    if sentence in known:
        return known[sentence]
    for english in sorted((one for one in known if "{0}" in one), key=len, reverse=True):
        if found := pattern(english).fullmatch(sentence):
            return known[english].format(*(said(part, known) for part in found.groups()))
    return sentence


def all_commands(command: Command) -> Iterator[Command]:
    yield command
    for inner in getattr(command, "commands", {}).values():
        yield from all_commands(inner)


def sentences(command: Command) -> Iterator[str]:
    """All that a command says of itself."""
    if command.help:
        yield inspect.cleandoc(command.help)
    for parameter in command.params:
        if getattr(parameter, "help", None):
            yield parameter.help


def speak(command: Command, known: Phrases) -> None:
    """Lets a command and all its own say what they do in another language."""
    vars(typer.core)["_"] = lambda text: known.get(text, text)
    for one in all_commands(command):
        one.help = said(inspect.cleandoc(one.help or ""), known)
        one.options_metavar = said(one.options_metavar, known)
        if hasattr(one, "subcommand_metavar"):
            one.subcommand_metavar = said(one.subcommand_metavar, known)
        for parameter in one.params:
            if getattr(parameter, "help", None):
                parameter.help = said(parameter.help, known)
        one.get_help = partial(_help, one.get_help, known)


def _help(told: Callable[[Any], str], known: Phrases, context: Any) -> str:
    """What typer has no way to be asked for: its first word, and what `--help` itself does."""
    usage, _, rest = told(context).partition("\n")
    shown = "Show this message and exit."
    return said(usage, known) + "\n" + rest.replace(shown, said(shown, known))


def show(error: Any, known: Phrases) -> None:
    """What is wrong with a command, on the error output."""
    written = io.StringIO()
    error.show(file=written)
    for line in written.getvalue().splitlines():
        typer.echo(said(line, known), err=True)
