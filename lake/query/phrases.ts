/** A text query as one types it: words, `pre*`, `"words in a row"`, and `-` before what must be absent. */
export interface TextQuery {
  /** Words and beginnings that must all be there, as a pattern of `match`. */
  words: string
  phrases: string[]
  absent: string[]
}

const part = /(?<=^|\s)(-?)(?:"([^"]*)"|(\S+))/g

export function readTextQuery(text: string): TextQuery {
  const words: string[] = []
  const phrases: string[] = []
  const absent: string[] = []
  for (const [, minus, phrase, word = ''] of text.matchAll(part)) {
    const found = phrase ?? word
    if (tokensOf(found).length === 0) continue
    if (minus === '-') absent.push(found)
    else {
      words.push(found)
      if (phrase !== undefined) phrases.push(phrase)
    }
  }
  return { words: words.length === 0 && absent.length > 0 ? '*' : words.join(' '), phrases, absent }
}

/** What groq-js's `match` takes for words. */
const token = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const edges = /\b\.+|\.+\b/g
const tokensOf = (text: string): string[] => text.toLowerCase().replace(edges, '').match(token) ?? []

/** Whether a text holds all phrases and none of what must be absent; `details` is the JSON of both lists. */
export function matchesPhrases(details: string, text: string): boolean {
  const [phrases, absent]: string[][] = JSON.parse(details)
  const tokens = tokensOf(text)
  const holds = (phrase: string) => {
    const wanted = tokensOf(phrase)
    return tokens.some((_token, at) => wanted.every((word, offset) => fits(tokens[at + offset], word)))
  }
  return (phrases ?? []).every(holds) && !(absent ?? []).some(holds)
}

function fits(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false
  const [start = '', ...rest] = wanted.split('*')
  if (rest.length === 0) return word === wanted
  let at = start.length
  if (!word.startsWith(start)) return false
  for (const [index, piece] of rest.entries()) {
    if (index === rest.length - 1) return word.length >= at + piece.length && word.endsWith(piece)
    const found = word.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return true
}
