import { z } from 'zod'
import { browserStorage } from '#studio/storage/storages.ts'
import type { PageStorage } from '#studio/storage/page-storage.ts'
import type { Kept } from './plan-kept.ts'

const document = z.record(z.string(), z.unknown())
const keptSchema = z.object({ base: document.nullable(), mine: document, at: z.string() })

/** One form's words, by the name under which they are kept. */
export interface Entry extends Kept {
  name: string
  /** The page that keeps it. */
  page: string
  at: string
}

const head = 'kept-words'

/** Of one document and one person: whoever signs in next in this browser gets nothing of it. */
const prefixOf = (userId: string, id: string): string => `${head}:${userId}:${id}:`

/** What was typed and not saved yet. */
export class KeptWords {
  readonly #listeners = new Set<() => void>()
  readonly #storage: PageStorage

  constructor(storage: PageStorage) {
    this.#storage = storage
  }

  nameOf(userId: string, id: string, page: string, form: number): string {
    return `${prefixOf(userId, id)}${page}:${form}`
  }

  /** Tells when something is kept elsewhere than before. @returns how to end that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whether the browser keeps it beyond this page, as far as it has been tried. */
  isStored(name: string): boolean {
    return !this.#storage.isHere(name)
  }

  keep(name: string, { base, mine }: Kept): void {
    const wasStored = this.isStored(name)
    this.#storage.setItem(name, JSON.stringify({ base, mine, at: new Date().toISOString() }))
    if (wasStored !== this.isStored(name)) for (const listener of this.#listeners) listener()
  }

  forget(name: string): void {
    this.#storage.removeItem(name)
  }

  /** What is kept of a document, the oldest first. */
  of(userId: string, id: string): Entry[] {
    const prefix = prefixOf(userId, id)
    const storage = this.#storage
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((name) => name.startsWith(prefix))
      .map((name): [string, string] => [name, storage.getItem(name) ?? ''])
      .flatMap(([name, text]) => this.#read(name, text))
      .toSorted((a, b) => a.at.localeCompare(b.at))
  }

  /** What cannot be read, such as of an earlier version of the Studio, is nothing. */
  #read(name: string, text: string): Entry[] {
    try {
      return [{ name, page: name.split(':').at(-2) ?? '', ...keptSchema.parse(JSON.parse(text)) }]
    } catch {
      this.forget(name)
      return []
    }
  }
}

/** What this browser keeps, or this page. */
export const keptWords = new KeptWords(browserStorage)
