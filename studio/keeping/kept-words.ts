import { z } from 'zod'
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

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const head = 'kept-words'

/** Of one document and one person: whoever signs in next in this browser gets nothing of it. */
const prefixOf = (userId: string, id: string): string => `${head}:${userId}:${id}:`

/**
 * What was typed and not saved yet, in the browser, or where that keeps nothing in this page.
 * @param open the browser's storage; throws where it is blocked
 */
export class KeptWords {
  readonly #here = new Map<string, string>()
  readonly #listeners = new Set<() => void>()
  readonly #open: () => Storage

  constructor(open: () => Storage) {
    this.#open = open
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
    return !this.#here.has(name)
  }

  keep(name: string, { base, mine }: Kept): void {
    const wasStored = this.isStored(name)
    const text = JSON.stringify({ base, mine, at: new Date().toISOString() })
    try {
      this.#open().setItem(name, text)
      this.#here.delete(name)
    } catch {
      // Blocked, or full: a private window, a rule of the firm.
      this.#here.set(name, text)
    }
    if (wasStored !== this.isStored(name)) for (const listener of this.#listeners) listener()
  }

  forget(name: string): void {
    this.#here.delete(name)
    this.#try((storage) => storage.removeItem(name))
  }

  /** What is kept of a document, the oldest first. */
  of(userId: string, id: string): Entry[] {
    const prefix = prefixOf(userId, id)
    const stored = this.#try((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((name) => name.startsWith(prefix))
        .map((name): [string, string] => [name, storage.getItem(name) ?? '']),
    )
    return [...this.#here, ...(stored ?? [])]
      .filter(([name]) => name.startsWith(prefix))
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

  #try<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(this.#open())
    } catch {
      return undefined
    }
  }
}

/** What this browser keeps. */
export const keptWords = new KeptWords(() => globalThis.localStorage)
