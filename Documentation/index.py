"""The index of operators, from their comments."""
import re
import textwrap

from comments import ROOT, symbols

# The title of a part, what stands below it, and the folders and files of its operators. In the folders of traits, a file
# of an operator has its name.
PARTS = [
    ("Making a sequence", "", ["RxObservable/Creation", "RxObservable/Async/AsyncSequence+AsObservable.swift"]),
    ("Working on a sequence", "", ["RxObservable/Operators"]),
    ("Sharing a subscription", "", ["RxSubjects/Sharing"]),
    ("Leaving for one result", "", [f"RxTraits/{name}" for name in ("Completable", "PrimitiveSequence", "Single")]),
    ("Leaving for `async`", "", ["RxObservable/Async/AsyncValues.swift"]),
    ("Extras", "The module `RxExtras` has these.", ["RxExtras/Operators"]),
    ("Watching", "The module `RxTracing` has this one.", ["RxTracing/Operators"]),
]


class Entry:
    """The forms of an operator that are in one file or folder."""

    def __init__(self, part, home, base, forms):
        self.part, self.base, self.forms = part, base, forms
        self.first = next((form for form in forms if form.field("Returns")), forms[0])
        self.path = str(home.relative_to(ROOT))
        self.title = base

    def text(self):
        line, picture = f"- [`{self.title}`](../{self.path})", self.picture()
        # The picture says what the operator does.
        return f"{line}<br>![](../{picture})" if picture else "\n".join(wrapped(f"{line}: {plain(self.first.summary)}"))

    def picture(self):
        """The picture of its first diagram, if there is one: a test checks that each diagram has its picture."""
        form = next((form for form in self.forms if form.diagrams), None)
        if form is None:
            return ""
        stem = form.path.rpartition("/")[2].removesuffix(".swift").replace("+", "")
        stem = re.sub(r"(?<!^)(?=[A-Z])", "-", stem).lower()
        number = f"-{form.number}" if form.number > 1 else ""
        return f"Sources/{form.module}/{form.module}.docc/Resources/{stem}{number}.svg"


def plain(text):
    """A comment's text, whose links to symbols are code."""
    return re.sub(r"``(?:[\w/]*/)?([^`]+)``", r"`\1`", re.sub(r"\[([^\]]+)\]\(/[^)]*\)", r"\1", text))


def wrapped(text):
    return textwrap.wrap(text, 120, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def entries():
    """The operators, in alphabetical order."""
    found = []
    for part, place in [(part, place) for part, (_, _, places) in enumerate(PARTS) for place in places]:
        path, forms = ROOT / "Sources" / place, {}
        for file in [path] if path.suffix else sorted(path.rglob("*.swift")):
            # All files of a folder `Zip` are about `zip`.
            home = path if path.suffix else path / file.relative_to(path).parts[0]
            own = home.stem[0].lower() + home.stem[1:]
            for symbol in symbols(str(file.relative_to(ROOT))):
                base = own if symbol.base == "callAsFunction" else symbol.base
                is_named = symbol.owner == "ObservableType" or not place.startswith("RxTraits") or base == own
                if symbol.owner.endswith(("Type", "Operator", "AsyncSequence")) and is_named:
                    forms.setdefault((home, base), []).append(symbol)
        found += [Entry(part, *key, together) for key, together in forms.items()]
    # Labels distinguish `take(until:)` from `take(_:)`.
    for entry in found:
        is_alone = sum(other.base == entry.base for other in found) == 1
        if entry.first.base == entry.base and (not is_alone or re.match(r"\w+\(\w{2,24}:", entry.first.name)):
            entry.title = entry.first.name if len(entry.first.name) < 40 else f"{entry.base}(…)"
    return sorted(found, key=lambda entry: (entry.part, entry.title.lower()))


def index(page):
    """The page, from its introduction on."""
    parts, all = [page.partition("\n## ")[0]], entries()
    for part, (title, words, _) in enumerate(PARTS):
        parts += [f"## {title}\n"] + [f"{words}\n"] * bool(words)
        parts += ["\n".join(entry.text() for entry in all if entry.part == part) + "\n"]
    return "\n".join(parts)
