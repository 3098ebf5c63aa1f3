// Finds pages by their names and by their text. The index is one file; no other server is asked.
"use strict"

const input = document.querySelector("input")
const list = document.getElementById("results")
const count = document.getElementById("count")
const isLost = !location.pathname.startsWith(baseUrl + "search")
const most = 60

// Words that don't help a search.
const fillers = new Set(("a an the of to in on at for from by with and or is are be it its i my me you your do does can how " +
  "what why when which that this there not no if so as into").split(" "))

// A word without its ending: `cancelled`, `cancelling` and `cancels` are one.
function stem(word) {
  const end = word.match(/(ations?|ings?|ied|ies|ed|es|s|e)$/)
  let stem = end && word.length - end[0].length >= 3 ? word.slice(0, -end[0].length) : word
  if (/([b-df-hj-np-tv-z])\1$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1)
  return stem
}

// The words of a text, and the parts of a name: `SwiftUI` is also `swift` and `ui`.
const wordsOf = text => (text.match(/[A-Za-z0-9]+/g) || []).flatMap(word => {
  const parts = word.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(" ")
  return parts.length > 1 ? [word.toLowerCase(), ...parts] : parts
})
const stemsOf = text => wordsOf(text).map(stem)

let pages = null

async function load() {
  const answer = await fetch(baseUrl + "search/index.json")
  const rows = await answer.json()
  pages = rows.map(([title, url, module, kind, summary, headings, text, late, called]) => ({
    title, url, module, kind, summary, headings, text, late, called,
    names: new Set(called.map(name => name.replace(/\(.*/, "").toLowerCase())),
    name: title.replace(/\(.*/, "").toLowerCase(),
    inTitle: new Set([...stemsOf(title), ...wordsOf(title), title.replace(/\(.*/, "").toLowerCase()]),
    inSummary: new Set(stemsOf(summary)),
    inHeadings: new Set(stemsOf(headings.join(" "))),
    questions: kind == "Guide" ? called.map(stemsOf) : [],
    inText: null,
  }))
}

function score(page, sought, whole) {
  if (!page.inText) page.inText = new Set(stemsOf(page.text))
  let sum = 0, found = 0
  for (const { word, stem } of sought) {
    let best = 0
    if (page.name == word) best = 40
    else if (page.names.has(word)) best = 38
    else if (page.kind == "Guide" && (page.inTitle.has(stem) || page.questions.some(one => one.includes(stem)))) best = 26
    else if (page.inTitle.has(stem) || page.inTitle.has(word)) best = 14
    else if (page.inHeadings.has(stem)) best = 9
    else if (page.inSummary.has(stem)) best = 8
    else if (page.inText.has(stem)) best = 4
    else if (stem.length > 2 && page.name.includes(word)) best = 6
    if (best) found += 1
    sum += best
  }
  if (!found) return 0
  const all = found == sought.length
  sum *= (found / sought.length) ** 2
  if (all && sought.length > 1) {
    const phrase = whole
    if (page.headings.some(heading => heading.toLowerCase().includes(phrase))) sum += 25
    else if (page.summary.toLowerCase().includes(phrase) || page.text.toLowerCase().includes(phrase)) sum += 12
  }
  // Of the forms of an operator, the one for which other libraries have a name, too.
  if (page.name == whole.replace(/\(.*/, "")) sum += page.called.length ? 36 : 30
  // A guide that answers this very question, or contains it.
  if (page.questions.some(one => one.every(stem => sought.some(other => other.stem == stem)))) sum += 40
  if (page.kind == "Guide") sum *= sought.length > 1 ? 1.5 : 1.1
  else if (/\/observabletype\//.test(page.url)) sum *= 1.25
  else if (page.url.split("/").length == 4) sum *= 1.2
  return page.late ? sum / 4 : sum
}

const escaped = text => text.replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign])

function marked(text, sought) {
  return text.split(/([A-Za-z0-9]+)/).map((part, index) => {
    const isSought = index % 2 && wordsOf(part).some(word => sought.some(one => one.word == word || one.stem == stem(word)))
    return isSought ? `<mark>${escaped(part)}</mark>` : escaped(part)
  }).join("")
}

// The part of a text with most of the words.
function excerpt(page, sought) {
  const text = page.text
  if (!text) return ""
  let best = 0, place = 0
  for (let start = 0; start < text.length; start += 80) {
    const stems = new Set(stemsOf(text.slice(start, start + 200)))
    const found = sought.filter(one => stems.has(one.stem)).length
    if (found > best) [best, place] = [found, start]
  }
  if (!best) return ""
  const start = place ? text.indexOf(" ", place) + 1 : 0
  return (start ? "… " : "") + text.slice(start, start + 200).replace(/\s\S*$/, "") + " …"
}

function find(query) {
  const whole = query.trim().toLowerCase().replace(/\s+/g, " ")
  const all = whole.match(/[a-z0-9]+/g) || []
  const kept = all.filter(word => !fillers.has(word))
  const sought = (kept.length ? kept : all).map(word => ({ word, stem: stem(word) }))
  if (!sought.length) return { sought, found: [] }
  const found = pages.map(page => ({ page, points: score(page, sought, whole) })).filter(one => one.points > 0)
  found.sort((a, b) => b.points - a.points || a.page.title.length - b.page.title.length)
  return { sought, found }
}

async function show(query) {
  if (!query.trim()) {
    list.innerHTML = count.textContent = ""
    return
  }
  if (!pages) await load()
  const { sought, found } = find(query)
  count.textContent = found.length ? `${found.length} page${found.length == 1 ? "" : "s"}` : "Nothing is found. Try fewer words."
  list.innerHTML = found.slice(0, isLost ? 8 : most).map(({ page }) => {
    const where = [page.kind, page.module].filter(Boolean)
    const other = page.kind == "Guide" ? [] : page.called.filter(name => sought.some(one => name.toLowerCase().includes(one.word)))
    if (other.length) where.push(`${other.join(", ")} elsewhere`)
    const summary = page.summary ? `<p>${marked(page.summary, sought)}</p>` : ""
    const part = excerpt(page, sought)
    return `<li><a href="${baseUrl}${escaped(page.url.slice(1))}/">${marked(page.title, sought)}</a> ` +
      `<span class="kind">${escaped(where.join(" · "))}</span>${summary}` +
      (part && part != page.summary ? `<p class="hint">${marked(part, sought)}</p>` : "") + "</li>"
  }).join("")
  document.documentElement.dataset.shown = query
}

const asked = isLost
  ? decodeURIComponent(location.pathname).split("/").filter(Boolean).pop().replace(/\(.*|-[0-9a-z]{4,5}$/g, "")
  : new URLSearchParams(location.search).get("q") || ""
input.value = asked
let later
input.addEventListener("input", () => {
  clearTimeout(later)
  later = setTimeout(() => {
    if (!isLost) history.replaceState(null, "", "?q=" + encodeURIComponent(input.value))
    show(input.value)
  }, 120)
})
if (!isLost) document.querySelector("form").addEventListener("submit", event => event.preventDefault())
show(asked)
