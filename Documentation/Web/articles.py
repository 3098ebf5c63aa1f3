"""Makes articles of the pages of Documentation, so that the site has them, too.

Without it, the site lacks the pages that are in no catalogue.
"""
import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ["MigratingFromRxSwift", "Operators", "Contracts", "Performance"]


def articles(catalogue, target):
    """Copies a catalogue, and adds the pages to it, to the topics of its module, and to its guides' links."""
    target = pathlib.Path(target)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(catalogue, target)
    guides = {path.stem: path.parent.stem for path in ROOT.glob("Sources/*/*.docc/*.md")}
    for path in target.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(rf"`Documentation/({'|'.join(PAGES)})\.md`", r"<doc:\1>", text), encoding="utf-8")
    for name in PAGES:
        text = (ROOT / f"Documentation/{name}.md").read_text(encoding="utf-8")
        (target / f"{name}.md").write_text(article(text, guides, target.stem), encoding="utf-8")
    landing = target / f"{target.stem}.md"
    topics = "".join(f"- <doc:{name}>\n" for name in PAGES)
    landing.write_text(landing.read_text(encoding="utf-8") + f"\n### Reference\n\n{topics}", encoding="utf-8")


def article(text, guides, module):
    """A page without HTML, whose links lead to articles, or are plain text where they lead to files."""
    headings = {}
    for heading in re.findall(r"^##+ (.*)", text, re.M):
        name = re.sub(r"[^\w -]", "", heading.replace("`", "")).replace(" ", "-")
        headings[name.lower()] = name

    def link(found):
        words, path, anchor = found[1], found[2], found[3]
        name = pathlib.PurePath(path).stem
        if not path:
            return f"[{words}](#{headings.get(anchor, anchor)})"
        if path.endswith(".svg"):
            return words
        if path.endswith(".md") and (name in PAGES or guides.get(name) == module):
            return f"[{words}](doc:{name})"
        if path.endswith(".md") and name in guides:
            return f"[{words}](/documentation/{guides[name].lower()}/{name.lower()})"
        return words

    text = re.sub(r"<br>!\[\]\([^)]*\)", "", text)
    text = re.sub(r"!\[([^\]]*)\]\((?:[^)/]*/)*([\w-]+)\.svg\)", r"![\1](\2)", text)
    return re.sub(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)", link, text)
