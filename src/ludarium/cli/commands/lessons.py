"""`ludarium lessons`: the games that teach."""

from __future__ import annotations

import click

from ludarium.lessons.course import check as check_lesson
from ludarium.lessons.lesson import all_lessons

from ..options import json_option
from ..terminal.screen import print_json


@click.group("lessons", invoke_without_command=True)
@json_option
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    """List the lessons: games that teach a game move by move."""
    if ctx.invoked_subcommand is not None:
        return
    found = [
        {
            "game": lesson.game,
            "name": lesson.name,
            "steps": len(lesson.steps),
            "decisions": sum(1 for step in lesson.steps if step.do),
        }
        for lesson in all_lessons()
    ]
    if as_json:
        print_json({"lessons": found})
        return
    for one in found:
        click.echo(f"{one['game']:10} {one['name']:10} {one['steps']} steps, {one['decisions']} decisions")


@command.command("check")
@json_option
def check(as_json: bool) -> None:
    """Play every lesson to its end in every language, and print how many minutes it takes."""
    found = [{"game": one.game, "name": one.name, "minutes": check_lesson(one)} for one in all_lessons()]
    if as_json:
        print_json({"lessons": found})
        return
    for lesson in found:
        minutes = lesson["minutes"]
        assert isinstance(minutes, dict)
        times = ", ".join(f"{language} {number:.1f} min" for language, number in minutes.items())
        click.echo(f"{lesson['game']:10} {lesson['name']:10} {times}")
