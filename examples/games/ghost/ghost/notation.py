"""Actions as players type them: `h`, `challenge`, `name ghost`, `give up`."""

from ghost.game import Action, Add, Challenge, Name, Observation
from lexicon_fast import BadAction, Dictionary


def parse(text: str, observation: Observation, dictionary: Dictionary | None = None) -> Action:
    """Parse an action typed in the position of an observation. Raises BadAction.

    >>> parse("H", Observation(0, "g")), parse("name ghost", Observation(0, "g", phase="challenge"))
    (Add(letter='h'), Name(word='ghost'))
    """
    written = text.strip().lower()
    if observation.phase == "challenge":
        if written == "give up":
            return Name("")
        if written.startswith("name "):
            return Name(written.removeprefix("name ").strip())
        raise BadAction(f"{text!r} is not an answer; type `name WORD`, or `give up`")
    if written == "challenge":
        return Challenge()
    if len(written) == 1 and written.isalpha():
        return Add(written)
    raise BadAction(f"{text!r} is not an action; type one letter, or `challenge`")


def format(action: Action, observation: Observation | None = None) -> str:
    """Return the text of an action.

    >>> format(Name(""))
    'give up'
    """
    if isinstance(action, Name):
        return f"name {action.word}" if action.word else "give up"
    return action.letter if isinstance(action, Add) else "challenge"
