// Finds pages by names, by the questions that they answer, and by their text. The index is one file; no other server is
// asked.
"use strict"
{
  // Words that don't help a search.
  const fillers = new Set(("a about all an and another any are as at be been between both by can could d did difference do does doesn " +
    "don each every for from get gets give has have he how i if in into is isn it its just let like ll m make me my need no not of " +
    "on only onto or our out please s should so some t than that the their them then there these they thing things something this to two until up use " +
    "user users using ve vs want was way we what when where which while who why will with without won work works would you your")
    .split(" "))

  // Words of questions, and those that the pages have for them: a line is of one meaning.
  const meanings = `drop skip ignore omit discard remove|equal same duplicate identical|emit send produce fire|start begin launch
    |end finish complete|initial first start|fast slow speed quick performance cost|stream sequence observable|value element item
    |callback closure handler block|collect gather|previous before last earlier|sum total add accumulate result
    |safe guarantee lock race|parallel concurrent simultaneous|http request url network|syntax notation diagram read
    |fail error crash throw|swallow ignore handle catch|cancel dispose unsubscribe stop|disappear deinit free gone release
    |cleanup dispose finally close|remember keep store latest cache|wait delay pause late|merge combine join together
    |migrate port move upgrade come|flaky unstable random hang|record capture note|list table collection|window buffer chunk batch`

  // A word without its ending: `cancelled`, `cancelling` and `cancels` are one.
  function stem(word) {
    const end = word.match(/(ations?|ings?|ied|ies|ed|es|er|s|e)$/)
    let stem = end && word.length - end[0].length >= 3 ? word.slice(0, -end[0].length) : word
    if (/([b-df-hj-np-tv-z])\1$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1)
    return stem
  }

  // The words of a text, and the parts of a name: `SwiftUI` is also `swift` and `ui`, and `back-pressure` `backpressure`.
  function wordsOf(text) {
    const words = []
    for (const [run] of text.matchAll(/[A-Za-z0-9]+(?:-[A-Za-z]+)*/g)) {
      const pieces = run.split("-")
      if (pieces.length > 1) words.push(pieces.join("").toLowerCase())
      for (const piece of pieces) {
        const parts = piece.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(" ")
        if (parts.length > 1) words.push(piece.toLowerCase())
        words.push(...parts)
      }
    }
    return words
  }
  const alike = new Map()
  for (const meaning of meanings.split("|")) {
    const stems = meaning.trim().split(/\s+/).map(stem)
    for (const one of stems) alike.set(one, new Set([...(alike.get(one) || []), ...stems]))
  }
  const stemsOf = text => wordsOf(text).map(stem)
  // A name as it is compared: `@Published` is `published`, and `take(until:)` is `take`.
  const plain = name => name.replace(/\(.*/, "").toLowerCase().replace(/[^a-z0-9]/g, "")

  // Counts something in a map, and says how often it has come.
  const count = (map, key) => map.set(key, (map.get(key) || 0) + 1).get(key)

  function counts(stems) {
    const known = new Map()
    for (const one of stems) count(known, one)
    return known
  }

  let pages = null
  const documents = new Map()
  // The words of names and headings, which a word that nobody knows may mean.
  const vocabulary = new Map()

  // Makes the index of the rows of the file: for each page its words, and for each word how many pages have it.
  function prepare(rows) {
    pages = rows.map(([title, url, module, kind, summary, sections, isLast, called, questions]) => ({
      title, url, module, kind, summary, isLast, called,
      name: plain(title),
      names: called.map(plain),
      inTitle: new Set(stemsOf(title)),
      inNames: new Set(called.flatMap(stemsOf)),
      inSummary: new Set(stemsOf(summary)),
      questions: questions.map(([text, anchor]) => ({ stems: sought(text), anchor })),
      sections: sections.map(([heading, anchor, text]) => {
        const stems = stemsOf(text)
        return { heading, anchor, text, inHeading: new Set(stemsOf(heading)), inText: counts(stems), length: stems.length }
      }),
    }))
    for (const page of pages.filter(page => !page.isLast)) {
      const inSections = page.sections.flatMap(one => [...one.inHeading, ...one.inText.keys()])
      const inQuestions = page.questions.flatMap(one => one.stems)
      const all = [...page.inTitle, ...page.inNames, ...page.inSummary, ...inQuestions, ...inSections]
      for (const one of new Set(all)) count(documents, one)
      for (const word of [page.name, ...wordsOf(page.title), ...page.sections.flatMap(one => wordsOf(one.heading))]) {
        if (word.length > 3) count(vocabulary, word)
      }
    }
  }

  // A word in few pages says more than one in many, and one that every fifth page has says nothing.
  const weight = stem => Math.max(0.05, Math.log(pages.length / 5 / (1 + (documents.get(stem) || 0))))

  // How many letters have to be changed, added, left out or swapped with the next to make one word of another.
  function distance(a, b) {
    let [older, old, row] = [[], [], Array.from({ length: b.length + 1 }, (_, index) => index)]
    for (let i = 1; i <= a.length; i += 1) {
      [older, old, row] = [old, row, [i]]
      for (let j = 1; j <= b.length; j += 1) {
        row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (a[i - 1] != b[j - 1]))
        if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1)
      }
    }
    return row[b.length]
  }

  // A query whose words are all in some page: the nearest name or word of a heading replaces one that is in none.
  function corrected(query) {
    return query.replace(/[A-Za-z]{4,}/g, run => {
      const word = run.toLowerCase()
      if (fillers.has(word) || vocabulary.has(word) || wordsOf(run).every(one => documents.has(stem(one)))) return run
      let best = run, least = word.length > 5 ? 3 : 2, most = 0
      for (const [one, count] of vocabulary) {
        if (Math.abs(one.length - word.length) >= least) continue
        const far = distance(word, one)
        if (far < least || far == least && best != run && count > most) [best, least, most] = [one, far, count]
      }
      return best
    })
  }

  // The stems of a query, each once, without those that don't help.
  function sought(query) {
    const words = wordsOf(query)
    const kept = words.filter(word => !fillers.has(word))
    return [...new Set((kept.length ? kept : words).map(stem))]
  }

  const sum = values => values.reduce((total, value) => total + value, 0)

  // The names in a query, as `combine latest` in a sentence is one: each with the stems of its words.
  function namesIn(query) {
    const words = wordsOf(query)
    const names = new Map()
    for (let start = 0; start < words.length; start += 1) {
      for (let count = 1; count < 4 && start + count <= words.length; count += 1) {
        const some = words.slice(start, start + count)
        if (count > 1 || !fillers.has(some[0])) names.set(some.join(""), some.map(stem))
      }
    }
    return names
  }

  // How well a page answers, and its section that answers best.
  function score(page, stems, names) {
    // How much of each word is found: a word of the same meaning is less.
    const found = new Map()
    const isGuide = page.kind == "Guide"
    let points = 0
    const own = names.get(page.name) || page.names.map(name => names.get(name)).find(Boolean)
    if (own && !isGuide) {
      for (const one of own.filter(one => stems.includes(one))) {
        found.set(one, 1)
        points += 12 * weight(one)
      }
    }
    // The most that `measure` says of a word or of one with its meaning.
    const best = (one, found, measure) => {
      let most = 0
      for (const other of [one, ...(alike.get(one) || [])]) {
        const [part, cover] = other == one ? [1, 1] : [0.6, 0.9]
        const here = measure(other) * part * Math.min(weight(one), weight(other))
        if (here > 0) found.set(one, Math.max(found.get(one) || 0, cover))
        most = Math.max(most, here)
      }
      return most
    }
    for (const one of stems) {
      points += best(one, found, one => page.inTitle.has(one) ? isGuide || stem(page.name) == one ? 6 : 3
        : page.inNames.has(one) ? page.names.some(name => stem(name) == one) ? 5 : 2
        : page.inSummary.has(one) ? 2.5 : 0)
    }
    let place = null, most = 0, inPlace = new Map()
    for (const section of page.sections) {
      const inThis = new Map()
      let here = 0
      for (const one of stems) {
        here += best(one, inThis, one => {
          const count = section.inText.get(one) || 0
          // One mention in a long section says less.
          return (section.inHeading.has(one) ? 3.5 : 0) + 3 * count / (count + 0.5 + section.length / 100)
        })
      }
      if (here > most) [most, place, inPlace] = [here, section, inThis]
    }
    points += most
    // A long page has every word somewhere: what counts is its summary, and one section.
    for (const [one, part] of inPlace) found.set(one, Math.max(part, found.get(one) || 0))
    const all = sum(stems.map(weight))
    points *= (sum([...found].map(([one, part]) => part * weight(one))) / all) ** 2
    // `start with a value` means `startWith`, whatever else it says.
    if (own && !isGuide && own.length > 1) points += 3 * all
    if (isGuide) points *= stems.length > 1 ? 1.3 : 1.1
    else if (/\/observabletype\//.test(page.url)) points *= 1.2
    else if (page.url.split("/").length == 4) points *= 1.1
    // The questions that are most like this one.
    let like = 0
    for (const question of page.questions) {
      const means = one => stems.some(other => alike.get(other)?.has(one)) ? 0.6 : 0
      const common = sum(question.stems.map(one => weight(one) * (stems.includes(one) ? 1 : means(one))))
      const share = common / (all + sum(question.stems.map(weight)) - common)
      if (share > 0.25 && share > like) {
        like = share
        if (question.anchor) place = page.sections.find(section => section.anchor == question.anchor)
      }
    }
    points = (page.isLast ? points / 10 : points) + like * 10 * all
    return points ? { page, place, points } : null
  }

  // The pages that have a name which is the query, or begins with it; of each name the two most general forms.
  function named(query) {
    const whole = plain(query)
    if (whole.length < 2 || wordsOf(query).every(word => fillers.has(word))) return []
    const isOne = !/\s/.test(query.trim())
    const found = []
    for (const page of pages) {
      if (page.kind == "Guide" || page.kind == "Module" || page.kind == "Tutorial") continue
      const elsewhere = page.names.includes(whole)
      const rank = page.name == whole ? 0 : elsewhere ? 1
        : isOne && whole.length > 2 && page.name.startsWith(whole) ? 2 : null
      if (rank == null) continue
      // The forms of observables come first, and of these the one for which other libraries have a name, too.
      const owner = /^\/documentation\/\w+\/\w+$/.test(page.url) ? 0 : /\/observabletype\//.test(page.url) ? 1 : 2
      found.push({ page, place: null, rank,
        order: [page.isLast, rank, owner, page.called.length ? 0 : 1, page.title.length] })
    }
    found.sort((a, b) => a.order.map((value, index) => value - b.order[index]).find(Boolean) || 0)
    const seen = new Map()
    const kept = found.filter(({ page }) => count(seen, page.name) <= (page.name == whole ? 2 : 1) && !page.isLast)
    const exact = kept.filter(one => one.rank < 2)
    return (exact.length ? exact : kept).slice(0, 5)
  }

  function find(asked) {
    const query = corrected(asked)
    const names = named(query)
    const stems = sought(query)
    const mentioned = namesIn(query)
    const known = new Set(names.map(one => one.page))
    const others = pages.filter(page => !known.has(page)).map(page => score(page, stems, mentioned)).filter(Boolean)
      .sort((a, b) => b.points - a.points || a.page.title.length - b.page.title.length)
    // The form of an operator for another kind of sequence says nothing new.
    const titles = new Set(names.map(one => one.page.title))
    const found = others.filter(({ page }) => {
      const isNew = page.kind == "Guide" || !titles.has(page.title)
      titles.add(page.title)
      return isNew
    })
    // Of a question the ten best; a name may be what somebody looks through all pages for.
    const shown = stems.length > 1 ? found.slice(0, 10 - names.length) : found
    return { stems, names, pages: shown, all: [...names, ...shown] }
  }

  // MARK: What a page shows of it

  let loaded = null
  const load = () => loaded ||= fetch((window.baseUrl || "/") + "search/index.json").then(answer => answer.json()).then(prepare)

  const escaped = text => text.replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign])

  function marked(text, stems) {
    return text.split(/([A-Za-z0-9]+)/).map((part, index) => {
      const isSought = index % 2 && wordsOf(part).some(word => stems.includes(stem(word)))
      return isSought ? `<mark>${escaped(part)}</mark>` : escaped(part)
    }).join("")
  }

  // The part of a text with most of the words.
  function excerpt(text, stems) {
    let best = 0, place = 0
    for (let start = 0; start < text.length; start += 80) {
      const there = new Set(stemsOf(text.slice(start, start + 200)))
      const found = sum(stems.filter(one => there.has(one)).map(weight))
      if (found > best) [best, place] = [found, start]
    }
    const start = place ? text.indexOf(" ", place) + 1 : 0
    return text ? (start ? "… " : "") + text.slice(start, start + 200).replace(/\s\S*$/, "") + " …" : ""
  }

  // A result as HTML: a link to its section, what it is, and its summary, or the part of the text that fits.
  function result({ page, place }, stems) {
    const where = [page.kind, page.module].filter(Boolean)
    const other = page.called.filter(name => stemsOf(name).some(one => stems.includes(one)))
    if (other.length) where.push(`${other.join(", ")} elsewhere`)
    const isPart = place && place.anchor
    const link = `${window.baseUrl || "/"}${page.url.slice(1)}/${isPart ? "#" + place.anchor : ""}`
    const title = marked(page.title, stems) + (isPart ? ` › ${marked(place.heading, stems)}` : "")
    const text = isPart ? excerpt(place.text, stems) : page.summary || excerpt(page.sections[0].text, stems)
    return `<li><a href="${escaped(link)}">${title}</a> <span class="kind">${escaped(where.join(" · "))}</span>` +
      `<p>${marked(text, stems)}</p></li>`
  }

  globalThis.rxFind = { prepare, load, find, result }
}
