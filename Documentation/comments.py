"""The public symbols of the sources with their comments, as `swift format` lays them out."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPE = re.compile(r"(?:public |open |final |nonisolated |distributed )*(extension|protocol|struct|enum|class|actor) (\w+)")
ALIAS = re.compile(r"public typealias (\w+)")
MEMBER = re.compile(r"    (?:public |static |consuming |nonisolated )*(func|var) `?(\w+)`?")
ROW = re.compile(r".+: +[^: ].*")


class Symbol:
    def __init__(self, path, owner, name, comment):
        self.path, self.owner, self.name = path, owner, name
        self.base = name.partition("(")[0]
        self.diagrams = sum(map(is_diagram, re.findall(r"^```\n(.*?)\n```", comment, re.M | re.S)))
        # The number of its first diagram in the file.
        self.number = 1
        paragraphs = re.split(r"\n(?=- [A-Z])|\n\n", re.sub(r"```.*?```", "", comment, flags=re.S))
        self.paragraphs = [" ".join(one.split()) for one in paragraphs if one.strip()]
        self.summary = self.paragraphs[0] if self.paragraphs else ""

    @property
    def module(self):
        return self.path.split("/")[1]

    def field(self, name):
        """The text of `- Returns:`, of `- Complexity:` and the like."""
        start = f"- {name}: "
        return next((one[len(start) :] for one in self.paragraphs if one.startswith(start)), "")

    @property
    def names(self):
        """What other libraries call it: Also known as `switchAll` (RxJS), `switchToLatest` (Combine)."""
        line = next((one for one in self.paragraphs if one.startswith("Also known as ")), "")
        return re.findall(r"`([^`]+)`", line)


def is_diagram(block):
    """Whether each line of a block is a label with marbles: `CommentDiagram` of Tests/Diagrams has the same rule."""
    return " -> " not in block and all(ROW.fullmatch(line) for line in block.split("\n"))


def symbols(path):
    """The public symbols of a file that have a comment, from top to bottom."""
    lines = (ROOT / path).read_text(encoding="utf-8").split("\n")
    owner, comment, found = "", [], []
    for index, line in enumerate(lines):
        text = line.strip()
        if text.startswith("///"):
            comment.append(text[4:])
            continue
        if text.startswith(("@", "#")):
            continue
        kind = TYPE.match(line)
        if kind:
            owner = kind[2]
            if kind[1] != "extension" and line.startswith(("public", "open")) and comment:
                found.append(Symbol(path, "", owner, "\n".join(comment)))
        alias = ALIAS.match(line)
        if alias and comment:
            found.append(Symbol(path, "", alias[1], "\n".join(comment)))
        member = MEMBER.match(line)
        if member and comment and ("public" in line or kind):
            rest = "\n".join(lines[index : index + 40])[member.end() :]
            name = member[2] + (labels(rest) if member[1] == "func" else "")
            found.append(Symbol(path, owner, name, "\n".join(comment)))
        if text:
            comment = []
    for before, symbol in zip(found, found[1:]):
        symbol.number = before.number + before.diagrams
    return found


def labels(text):
    """`(_:scheduler:)`, from the text behind the name of a function."""
    depth, parts = 0, []
    for last, sign in zip(" " + text, text):
        depth -= sign in ")]}" or sign == ">" and last != "-"
        if depth == 0 and sign == ")":
            break
        if depth == 0 and sign == "(":
            parts = [""]
        elif depth == 1 and sign == "," and parts:
            parts.append("")
        elif parts:
            parts[-1] += sign
        depth += sign in "([{<"
    names = [re.match(r"\s*(?:@\w+\s+)*(\w+)", part) for part in parts]
    return f"({''.join(name[1] + ':' for name in names if name)})"


def everything():
    """The public symbols of all modules."""
    paths = sorted(path for path in ROOT.glob("Sources/Rx*/**/*.swift") if "Generated" not in path.parts)
    return [symbol for path in paths for symbol in symbols(str(path.relative_to(ROOT)))]


def names():
    """What other libraries call each symbol that they call something else, and its page in the site."""
    found = everything()
    homes = {symbol.base: symbol.module for symbol in found if not symbol.owner}
    for symbol in filter(lambda symbol: symbol.names, found):
        home = homes.get(symbol.owner or symbol.name, symbol.module)
        parts = [symbol.module] + [home] * (home != symbol.module) + [symbol.owner] * bool(symbol.owner) + [symbol.name]
        yield symbol.names, "/".join(parts)
