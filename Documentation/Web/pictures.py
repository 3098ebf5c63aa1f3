"""Puts the pictures of marble diagrams into the comments of symbol graphs.

Without it, comments have diagrams as text alone.
"""
import glob
import html
import json
import os
import re
import sys


def base_of(symbol):
    """`debounce` for `debounce(_:scheduler:)`; `merge` for what `MergeOperator` and `MergeWithOperator` do when called."""
    path = symbol["pathComponents"]
    base = path[-1].partition("(")[0].strip("`")
    if base == "callAsFunction" and len(path) > 1 and path[-2].endswith("Operator"):
        name = path[-2].removesuffix("Operator").removeprefix("Main").removesuffix("With")
        base = name[0].lower() + name[1:]
    return base


class Drawing:
    """A picture of a catalogue: the diagram that it was drawn from, and what it shows in words."""

    def __init__(self, path):
        self.name = os.path.basename(path)[: -len(".svg")]
        found = re.search(r"<desc>(.*?)</desc>", open(path, encoding="utf-8").read(), re.S)
        self.words, _, self.diagram = html.unescape(found[1]).rpartition("\n\n") if found else ("", "", None)

    def markup(self, base):
        # A bracket would end the text.
        words = re.sub(r"\s+", " ", self.words).translate(str.maketrans("[]\\", "()/"))
        return f"![Marble diagram of {base}{': ' if words else '.'}{words}]({self.name})"

    def is_of(self, base):
        """Whether a label is a call of what has that name."""
        labels = [re.split(r":(?= +[^ ])", line)[0] for line in self.diagram.split("\n")]
        return any(re.search(rf"(?<!\w){re.escape(base)}(?!\w)", label) for label in labels)


def pictures(symbols, catalogue):
    """Puts each picture above the diagram that it was drawn from, which is in the description of the picture.

    A picture that calls something else than the member whose comment has it is an error.
    """
    drawn = {}
    for path in sorted(glob.glob(f"{catalogue}/Resources/*.svg")):
        drawing = Drawing(path)
        if drawing.diagram:
            drawn.setdefault(drawing.diagram, drawing)
    mistakes = set()
    for path in sorted(glob.glob(f"{symbols}/*.symbols.json")):
        graph = json.load(open(path, encoding="utf-8"))
        # Extensions whose members have no page would hide the pages of what they extend.
        if "@" in path and all(symbol["kind"]["identifier"] == "swift.extension" for symbol in graph["symbols"]):
            os.remove(path)
            continue
        for symbol in graph["symbols"]:
            comment, base = symbol.get("docComment", {}), base_of(symbol)
            comment["lines"], own = with_pictures(comment.get("lines", []), drawn, base)
            is_member = re.search("method|property|func", symbol["kind"]["identifier"])
            for drawing in own if is_member else []:
                if not drawing.is_of(base):
                    mistakes.add(f"{'.'.join(symbol['pathComponents'])}: its picture {drawing.name}.svg is of something else")
        order_forms(graph["symbols"])
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)
    if mistakes:
        sys.exit("\n".join(f"error: {mistake}" for mistake in sorted(mistakes)))


def order_forms(symbols):
    """Makes the general form of an operator represent all, not the form for the main thread or with an `async` closure.

    DocC takes the form whose declaration is alphabetically first. An invisible word joiner sorts last.
    """
    forms = {}
    for symbol in symbols:
        text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        is_special = bool(re.search(r"\basync\b|\bMain(Scheduler|Observable)", text))
        forms.setdefault(tuple(symbol["pathComponents"]), ([], []))[is_special].append(symbol)
    for general, special in forms.values():
        for symbol in special if general else []:
            symbol["declarationFragments"].insert(0, {"kind": "text", "spelling": "\u2060"})


def with_pictures(lines, drawn, base):
    """The lines of a comment with their pictures, and these."""
    result, start, own = [], None, []
    for line in lines:
        if line["text"].startswith("```"):
            if start is None:
                start = len(result)
            else:
                drawing = drawn.get("\n".join(line["text"] for line in result[start + 1 :]))
                if drawing:
                    result[start:start] = [{"text": drawing.markup(base)}, {"text": ""}]
                    own.append(drawing)
                start = None
        result.append(line)
    # DocC requires a source position for each line, or for none.
    return [{"text": line["text"]} for line in result], own
