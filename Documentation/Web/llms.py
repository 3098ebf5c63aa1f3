"""The guides as plain text, for programs that read them: `llms.txt` lists pages, `llms-full.txt` has their text."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# What somebody needs who writes code for this library comes first; the other guides follow by name.
FIRST = ["AddItToAnApp", "FirstTenMinutes", "CheatSheet", "Recipes", "FindAnOperator", "ComingFromRxSwift"]
FIRST += ["ComingFromCombine", "WhatTheCompilerSays", "SchedulersAndThreads", "SwiftConcurrency", "UserInterfaces"]
FIRST += ["TestingWithMarbles"]


def blocks(text):
    """The samples of a page."""
    return re.findall(r"^ *```swift\n.*?^ *```", text, re.M | re.S)


def plain(text):
    """A page without comments, pictures and the targets of links, which nobody can follow there; code as it is."""
    parts = re.split(r"(^ *```.*?^ *```)", re.sub(r"<!--.*?-->\n*", "", text, flags=re.S), flags=re.M | re.S)
    for index in range(0, len(parts), 2):
        text = re.sub(r"!\[[^\]]*\]\([^)]*\)\n*", "", parts[index])
        parts[index] = re.sub(r"\[([^\[\]]+)\]\((?!https?:)(?:[^()]|\([^()]*\))*\)", r"\1", text)
    return "".join(parts).strip() + "\n"


def guides():
    """The guides' names and texts, as Git hosts show them."""
    paths = sorted((ROOT / "Documentation/Guides").glob("*.md"))
    found = {path.stem: path.read_text(encoding="utf-8") for path in paths}
    found.pop("README")
    return {name: found[name] for name in FIRST + [name for name in found if name not in FIRST]}


def llms(site, base):
    """Writes both files at the root of a site."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    title, summary, about = readme.split("\n\n")[:3]
    pages = {url.rsplit("/", 1)[-1]: url for url in site.pages if re.fullmatch(r"/documentation/\w+/\w+", url)}
    base = "/" + base.strip("/") if base.strip("/") else ""
    lines = [title, "", "> " + " ".join(f"{about} {summary}".split()), ""]
    lines += [f"All guides in one file: {base}/llms-full.txt", "", "## Guides", ""]
    for name, text in guides().items():
        heading, first = plain(text).split("\n\n")[:2]
        lines.append(f"- [{heading.lstrip('# ')}]({base}{pages[name.lower()]}/): {' '.join(first.split())}")
    lines += ["", "## Reference", ""]
    lines += [f"- [{module['title']}]({base}{module['path']}/)" for module in site.modules if "path" in module]
    (pathlib.Path(site.folder) / "llms.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    texts = [plain(readme.partition("## See it run")[0]), *map(plain, guides().values())]
    (pathlib.Path(site.folder) / "llms-full.txt").write_text("\n".join(texts), encoding="utf-8")


def problems(folder):
    """What is wrong with the files: a sample that isn't one of the sources, which `Tests/Clients/samples` compiles."""
    sources = [path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *ROOT.glob("Sources/*/*.docc/*.md")]]
    known = {block for text in sources for block in blocks(text)}
    text = (pathlib.Path(folder) / "llms-full.txt").read_text(encoding="utf-8")
    if len(blocks(text)) < 100:
        yield f"llms-full.txt has {len(blocks(text))} samples."
    yield from (f"llms-full.txt: no page has this sample:\n{block}" for block in blocks(text) if block not in known)
    for path in re.findall(r"\]\((/[^)]*)\)", (pathlib.Path(folder) / "llms.txt").read_text(encoding="utf-8")):
        if not (pathlib.Path(folder) / path.strip("/") / "index.html").is_file():
            yield f"llms.txt: {path} leads nowhere"
