import type { Dataset } from '#lake/store/dataset.ts'
import { publishedId, type LakeDocument } from '#lake/store/document.ts'
import { fold, wordGlob } from './glob.ts'
import { readTexts } from './texts.ts'
import { wordsOf } from './words.ts'

/** What words a document must contain: one that matches a term, or all or any of several. */
export type WordTest =
  | { readonly term: string }
  | { readonly all: readonly WordTest[] }
  | { readonly any: readonly WordTest[] }

/** Documents indexed at a time, so that queries run in between. */
const batchSize = 200
/** Numbers of deleted documents are kept until they outnumber the live ones by this many. */
const maxDeleted = 10_000
/** The largest fraction of all documents worth naming: naming more takes longer than reading them. */
const maxNamedFraction = 0.34

/**
 * The documents of a dataset by the words of their ids and of all texts outside of attributes with `_`,
 * drafts and versions included. It is built in batches once first needed, and kept up to date with commits;
 * until it is complete it names nothing.
 */
export class WordIndex {
  private readonly dataset: Dataset
  /** By folded word, the numbers of the documents that contain it, some of them deleted. */
  private words = new Map<string, number[]>()
  private documents: (LakeDocument | undefined)[] = []
  private readonly numbers = new Map<string, number>()
  /** All words in order; built on demand. */
  private sorted: string[] | undefined
  /** Whether all documents are indexed. */
  isComplete = false
  /** What is still to be indexed. */
  private rest: Iterator<LakeDocument> | undefined

  constructor(dataset: Dataset) {
    this.dataset = dataset
  }

  /**
   * Ids of documents that pass the test, and maybe of others; `undefined` where the index is incomplete or
   * would name too many, or as many as `most`.
   */
  idsOf(test: WordTest, most = Number.POSITIVE_INFINITY): string[] | undefined {
    if (!this.isComplete) {
      this.begin()
      return undefined
    }
    const numbers = this.numbersOf(test)
    if (numbers === undefined || numbers.size >= most) return undefined
    return Array.from(numbers).flatMap((number) => this.documents[number]?._id ?? [])
  }

  private begin(): void {
    if (this.rest !== undefined) return
    this.rest = [...this.dataset.documents.all.items].values()
    this.dataset.subscribe(({ changes }) => {
      for (const { id, after } of changes) {
        this.remove(id)
        if (after !== undefined) this.put(after)
      }
      this.tidy()
    })
    setImmediate(() => this.readOn())
  }

  private readOn(): void {
    for (let at = 0; at < batchSize; at++) {
      const next = this.rest?.next()
      if (next?.done !== false) {
        this.isComplete = true
        return
      }
      // Documents changed meanwhile were indexed already.
      const { _id } = next.value
      const doc = this.dataset.get(_id)
      if (doc !== undefined && !this.numbers.has(_id)) this.put(doc)
    }
    setImmediate(() => this.readOn())
  }

  private put(doc: LakeDocument): void {
    const number = this.documents.push(doc) - 1
    this.numbers.set(doc._id, number)
    for (const word of new Set([doc._id, publishedId(doc._id), readTexts(doc)].flatMap(wordsIn))) {
      const found = this.words.get(word)
      if (found !== undefined) found.push(number)
      else {
        this.words.set(word, [number])
        this.sorted = undefined
      }
    }
  }

  private remove(id: string): void {
    const number = this.numbers.get(id)
    if (number === undefined) return
    this.documents[number] = undefined
    this.numbers.delete(id)
  }

  private tidy(): void {
    if (!this.isComplete || this.documents.length < 2 * this.numbers.size + maxDeleted) return
    const documents = this.documents
    this.documents = []
    const moved = documents.map((doc) => (doc === undefined ? -1 : this.documents.push(doc) - 1))
    for (const [number, doc] of this.documents.entries()) if (doc) this.numbers.set(doc._id, number)
    const words = new Map<string, number[]>()
    for (const [word, numbers] of this.words) {
      const kept = numbers.flatMap((number) => ((moved[number] ?? -1) >= 0 ? (moved[number] ?? []) : []))
      if (kept.length > 0) words.set(word, kept)
    }
    this.words = words
    this.sorted = undefined
  }

  private numbersOf(test: WordTest): Set<number> | undefined {
    if ('term' in test) return this.withTerm(test.term)
    if ('all' in test) {
      const found = test.all.flatMap((one) => this.numbersOf(one) ?? [])
      const [least, ...others] = found.sort((a, b) => a.size - b.size)
      return least && others.reduce((left, other) => left.intersection(other), least)
    }
    const found = test.any.map((one) => this.numbersOf(one))
    if (!found.every((numbers) => numbers !== undefined)) return undefined
    return found.reduce<Set<number>>((all, numbers) => all.union(numbers), new Set())
  }

  private withTerm(term: string): Set<number> | undefined {
    const pattern = fold(term)
    const wild = pattern.search(/[*.]/)
    const lists =
      wild === -1
        ? [this.words.get(pattern) ?? []]
        : this.wordsLike(term, pattern.slice(0, wild)).map((word) => this.words.get(word) ?? [])
    const size = lists.reduce((sum, list) => sum + list.length, 0)
    return size > this.documents.length * maxNamedFraction ? undefined : new Set(lists.flat())
  }

  /** All words that match a term whose characters before the first wildcard are `start`. */
  private wordsLike(term: string, start: string): string[] {
    this.sorted ??= [...this.words.keys()].sort()
    const glob = wordGlob(term)
    const found: string[] = []
    for (let at = placeOf(this.sorted, start); at < this.sorted.length; at++) {
      const word = this.sorted[at] ?? ''
      if (!word.startsWith(start)) break
      if (glob(word)) found.push(word)
    }
    return found
  }
}

const wordsIn = (text: string): string[] => wordsOf(text).map((word) => fold(word))

/** The first position whose word is not before `start`. */
function placeOf(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
