"""The text of a page, for browsers without scripts, where the renderer's pages are empty."""
import html

from site_pages import title_of

TAGS = {"emphasis": "em", "strong": "strong", "strikethrough": "s", "newTerm": "em", "small": "small"}


class Plain:
    """The text of a page as HTML; `base` is where the site is served from."""

    def __init__(self, page, base):
        self.page, self.base = page, base
        self.references = page.get("references", {})

    def text(self):
        page = self.page
        parts = [f"<h1>{html.escape(title_of(page))}</h1>", f"<p>{self.of(page.get('abstract', []))}</p>"]
        for section in page.get("primaryContentSections", []):
            parts.append(self.section(section))
        for name in ("topicSections", "seeAlsoSections"):
            for section in page.get(name, []):
                title = html.escape(section.get("title") or "See also")
                parts.append(f"<h2>{title}</h2>{self.list(section['identifiers'])}")
        return "".join(parts)

    def section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            texts = ("".join(token["text"] for token in one["tokens"]) for one in section["declarations"])
            return "".join(f"<pre><code>{html.escape(text)}</code></pre>" for text in texts)
        if kind == "parameters":
            rows = [(html.escape(one["name"]), self.of(one["content"])) for one in section["parameters"]]
            rows = [f"<dt><code>{name}</code></dt><dd>{text}</dd>" for name, text in rows]
            return f"<h2>Parameters</h2><dl>{''.join(rows)}</dl>"
        return self.of(section.get("content", []))

    def list(self, identifiers):
        """Links, each with its summary."""
        rows = []
        for identifier in identifiers:
            reference = self.references.get(identifier, {})
            summary = self.of([one for one in reference.get("abstract", []) if one["type"] != "image"])
            rows.append(f"<li>{self.link(reference)} {summary}</li>" if "url" in reference else "")
        return f"<ul>{''.join(rows)}</ul>"

    def link(self, reference, inner=None):
        title = html.escape(reference.get("title", ""))
        inner = inner or (f"<code>{title}</code>" if reference.get("kind") == "symbol" else title)
        url = reference.get("url")
        if not url:
            return inner
        # Addresses of the site end in a slash, before what stands after a sharp.
        if url.startswith("/"):
            path, sharp, place = url.partition("#")
            url = self.base + path.strip("/") + "/" + sharp + place
        return f'<a href="{html.escape(url)}">{inner}</a>'

    def of(self, node):
        if isinstance(node, list):
            return "".join(map(self.of, node))
        kind = node["type"]
        inner = self.of(node.get("inlineContent") or node.get("content") or [])
        if kind == "text":
            return html.escape(node["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(node['code'])}</code>"
        if kind == "codeListing":
            return f"<pre><code>{html.escape(chr(10).join(node['code']))}</code></pre>"
        if kind == "heading":
            level = min(node["level"], 6)
            return f'<h{level} id="{html.escape(node.get("anchor", ""))}">{html.escape(node["text"])}</h{level}>'
        if kind == "paragraph":
            return f"<p>{inner}</p>"
        if kind in TAGS:
            return f"<{TAGS[kind]}>{inner}</{TAGS[kind]}>"
        if kind == "reference":
            reference = self.references.get(node["identifier"], {})
            return self.link(reference, self.of(node.get("overridingTitleInlineContent") or []) or None)
        if kind == "image":
            return self.image(self.references.get(node["identifier"], {}))
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            return f"<{tag}>" + "".join(f"<li>{self.of(item['content'])}</li>" for item in node["items"]) + f"</{tag}>"
        if kind == "table":
            tags = ["th" if node.get("header") in ("row", "both") else "td"] + ["td"] * len(node["rows"])
            rows = ("".join(f"<{tag}>{self.of(cell)}</{tag}>" for cell in row) for tag, row in zip(tags, node["rows"]))
            return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"
        if kind == "aside":
            name = html.escape(node.get("name") or node["style"].title())
            return f"<blockquote><strong>{name}</strong>{inner}</blockquote>"
        if kind == "row":
            return "".join(self.of(column["content"]) for column in node["columns"])
        if kind == "links":
            return self.list(node["items"])
        return inner

    def image(self, reference):
        variants = reference.get("variants", [])
        if not variants:
            return ""
        return f'<img src="{self.base}{variants[0]["url"].lstrip("/")}" alt="{html.escape(reference.get("alt", ""))}">'
