/** A value of a PDF (ISO 32000-1, 7.3). Strings and numbers are nothing that can act, so what they say is not kept. */
export type PdfValue =
  | { kind: 'dictionary'; entries: ReadonlyMap<string, PdfValue> }
  | { kind: 'array'; items: readonly PdfValue[] }
  | { kind: 'name'; name: string }
  | { kind: 'reference'; object: number }
  | { kind: 'number'; value: number }
  | { kind: 'string' }
  | { kind: 'word'; word: string }

const maxDepth = 200
const nothing: PdfValue = { kind: 'word', word: '' }

/** Names may be written with hexadecimal escapes (`/J#53`), 7.3.5. */
const plainName = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const blank = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y
const reference = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y

/** Reads values of a PDF one after the other; what cannot be read is a word, never an error. */
export class PdfReader {
  at: number
  readonly #text: string

  constructor(text: string, at = 0) {
    this.#text = text
    this.at = at
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#text)
    if (found) this.at += found[0].length
    return found
  }

  get isAtEnd(): boolean {
    this.#take(blank)
    return this.at >= this.#text.length
  }

  read(depth = 0): PdfValue {
    this.#take(blank)
    const text = this.#text
    const sign = text[this.at]
    if (sign === undefined || depth > maxDepth) {
      this.at += 1
      return nothing
    }
    if (text.startsWith('<<', this.at)) return this.#readDictionary(depth)
    if (sign === '<') return this.#readPast('>')
    if (sign === '(') return this.#readString()
    if (sign === '[') return this.#readArray(depth)
    if (sign === '/') {
      this.at += 1
      return { kind: 'name', name: plainName(this.#take(regular)?.[0] ?? '') }
    }
    const led = this.#take(reference)
    if (led) return { kind: 'reference', object: Number(led[1]) }
    const word = this.#take(regular)?.[0] ?? ''
    if (word === '') {
      this.at += text.startsWith('>>', this.at) ? 2 : 1
      return { kind: 'word', word: sign }
    }
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)
      ? { kind: 'number', value: Number(word) }
      : { kind: 'word', word }
  }

  #readPast(end: string): PdfValue {
    const found = this.#text.indexOf(end, this.at)
    this.at = found < 0 ? this.#text.length : found + end.length
    return { kind: 'string' }
  }

  /** Text in brackets, which may hold pairs of them and escapes. */
  #readString(): PdfValue {
    let open = 0
    for (; this.at < this.#text.length; this.at += 1) {
      const sign = this.#text[this.at]
      if (sign === '\\') this.at += 1
      else if (sign === '(') open += 1
      else if (sign === ')') open -= 1
      if (open === 0) break
    }
    this.at += 1
    return { kind: 'string' }
  }

  #readArray(depth: number): PdfValue {
    this.at += 1
    const items: PdfValue[] = []
    for (;;) {
      if (this.isAtEnd) break
      if (this.#text[this.at] === ']') {
        this.at += 1
        break
      }
      items.push(this.read(depth + 1))
    }
    return { kind: 'array', items }
  }

  #readDictionary(depth: number): PdfValue {
    this.at += 2
    const entries = new Map<string, PdfValue>()
    for (;;) {
      if (this.isAtEnd) break
      if (this.#text.startsWith('>>', this.at)) {
        this.at += 2
        break
      }
      const key = this.read(depth + 1)
      if (key.kind !== 'name') continue
      const value = this.read(depth + 1)
      // Of two entries of one name a viewer may take either.
      const other = entries.get(key.name)
      entries.set(key.name, other ? { kind: 'array', items: [other, value] } : value)
    }
    return { kind: 'dictionary', entries }
  }
}

/** An object of a PDF, and the bytes of its stream where it has one. */
export interface PdfObject {
  /** 0 for a trailer. */
  number: number
  value: PdfValue
  stream: string | undefined
}

export const entryOf = (value: PdfValue, key: string): PdfValue | undefined =>
  value.kind === 'dictionary' ? value.entries.get(key) : undefined

export const nameIn = (value: PdfValue | undefined): string | undefined =>
  value?.kind === 'name' ? value.name : undefined

const start =
  /(?<![^\0\t\n\f\r ])(?:(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![a-z])|trailer(?![a-z]))/g
const streamStart = /[\0\t\n\f\r ]*stream\r?\n/y

/** The bytes of a stream: as long as it says where that leads to its end, else up to its end. */
const streamAt = (text: string, from: number, value: PdfValue): string => {
  const length = entryOf(value, 'Length')
  if (
    length?.kind === 'number' &&
    /^\s*endstream/.test(text.slice(from + length.value, from + length.value + 16))
  )
    return text.slice(from, from + length.value)
  const end = text.indexOf('endstream', from)
  return text.slice(from, end < 0 ? text.length : end)
}

/** Every object and trailer of a PDF, in the order they stand in, former versions of them too. */
export function* objectsIn(text: string): Generator<PdfObject> {
  start.lastIndex = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const reader = new PdfReader(text, start.lastIndex)
    const value = reader.read()
    streamStart.lastIndex = reader.at
    const isStream = value.kind === 'dictionary' && streamStart.test(text)
    const from = streamStart.lastIndex
    const stream = isStream ? streamAt(text, from, value) : undefined
    const next = stream === undefined ? reader.at : from + stream.length
    yield { number: Number(found[1] ?? 0), value, stream }
    start.lastIndex = Math.max(next, found.index + found[0].length)
  }
}
