"""Puts the pictures of marble diagrams into the comments of symbol graphs.

Without it, comments have diagrams as text alone.
"""
import glob
import html
import json
import os
import re
import sys

# The types with an operator's members: the forms for all of them do the same.
MANY = {"ObservableType", "ObservableConvertibleType", "Observable", "MainObservable", "ConnectableObservableType"}
MANY |= {"InfallibleType", "Infallible", "SharedSequenceConvertibleType", "SharedSequence", "Driver", "Signal"}
ONE = {"PrimitiveSequenceType", "PrimitiveSequence", "Single", "Maybe", "Completable"}


class Symbol:
    def __init__(self, symbol):
        self.comment = symbol["docComment"]
        self.title = symbol["names"]["title"]
        self.kind = symbol["kind"]["identifier"].removeprefix("swift.")
        path = symbol["pathComponents"]
        self.path = ".".join(path)
        self.owner = path[-2] if len(path) > 1 else ""
        self.base = path[-1].partition("(")[0].strip("`")
        self.labels = self.title.partition("(")[2]
        # `merge` for what `MergeOperator` does when it is called, and `MergeWithOperator`.
        self.is_called = self.base == "callAsFunction" and self.owner.endswith("Operator")
        if self.is_called:
            name = self.owner[: -len("Operator")].removeprefix("Main").removesuffix("With")
            self.base = name[0].lower() + name[1:]
        # `Single` for members that only singles have.
        constraints = symbol.get("swiftExtension", {}).get("constraints", [])
        self.traits = {one["rhs"] for one in constraints if one["rhs"].endswith("Trait")}
        is_many = self.owner in MANY or self.is_called
        self.group = "many" if is_many else "one" if self.owner in ONE else self.owner
        self.is_member = self.kind in ("method", "type.method", "property", "type.property", "func")

    def is_like(self, other):
        """How well the picture of another symbol fits this one: the less, the better."""
        is_property = self.kind.endswith("property")
        return (
            self.traits != other.traits,
            self.labels != other.labels and not (is_property and other.is_called),
            self.owner != other.owner and not (is_property and other.is_called),
            self.kind != other.kind,
            len(set(self.labels.split(":")) ^ set(other.labels.split(":"))),
            len(other.labels),
            other.path,
        )


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

    A form of an operator that has no diagram of its own gets that of its namesake in the module: `combineLatest` of
    eight has the picture of `combineLatest` of two. A picture that calls something else is an error.
    """
    drawn = {}
    for path in sorted(glob.glob(f"{catalogue}/Resources/*.svg")):
        drawing = Drawing(path)
        if drawing.diagram:
            drawn.setdefault(drawing.diagram, drawing)
    graphs = {path: json.load(open(path, encoding="utf-8")) for path in sorted(glob.glob(f"{symbols}/*.symbols.json"))}
    commented = [
        Symbol(symbol)
        for graph in graphs.values()
        for symbol in graph["symbols"]
        if symbol.get("docComment", {}).get("lines")
    ]
    namesakes, mistakes = {}, []
    for symbol in commented:
        symbol.comment["lines"], own = with_pictures(symbol.comment["lines"], drawn, symbol.base)
        for drawing in own if symbol.is_member else []:
            if not drawing.is_of(symbol.base):
                mistakes.append(f"{symbol.path}: its picture {drawing.name}.svg is of something else")
        if own and symbol.is_member:
            namesakes.setdefault((symbol.group, symbol.base), []).append((symbol, own[0]))
    for symbol in commented:
        lines = symbol.comment["lines"]
        near = namesakes.get((symbol.group, symbol.base), []) if symbol.is_member and symbol.base != "subscribe" else []
        texts = [line["text"] for line in lines]
        # A comment with a sample in Swift may get a picture; one with a diagram in text must have its own.
        if near and not has_diagram(texts):
            _, drawing = min(near, key=lambda one: symbol.is_like(one[0]))
            if not drawing.is_of(symbol.base):
                mistakes.append(f"{symbol.path}: the picture {drawing.name}.svg is of something else")
            end = texts.index("") if "" in texts else len(lines)
            lines[end:end] = [{"text": ""}, {"text": drawing.markup(symbol.base)}]
    if mistakes:
        sys.exit("\n".join(f"error: {mistake}" for mistake in sorted(set(mistakes))))
    for path, graph in graphs.items():
        order_forms(graph["symbols"])
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)


def has_diagram(texts):
    """Whether a comment has a picture, or a block that isn't in Swift."""
    opens = True
    for text in texts:
        if text.startswith("![") or text.rstrip() == "```" and opens:
            return True
        if text.startswith("```"):
            opens = not opens
    return False


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
