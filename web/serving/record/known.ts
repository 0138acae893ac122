import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'

/** The id of the site on this data folder, over all of its processes. */
export const instanceIn = (folder: string): string => {
  const path = join(folder, 'instance')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const id = randomUUID()
  writeFileAtomicSync(path, id)
  return id
}

/** The addresses that this data folder has ever served a page of, one a line. */
export class KnownAddresses {
  readonly #path: string
  readonly #known: Set<string>

  constructor(folder: string) {
    this.#path = join(folder, 'addresses')
    this.#known = new Set(existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : [])
  }

  has(address: string): boolean {
    return this.#known.has(address)
  }

  /** @throws where it cannot be written; it is known all the same */
  add(address: string): void {
    if (this.#known.has(address)) return
    this.#known.add(address)
    appendFileSync(this.#path, `${address}\n`)
  }
}

/** Gives instants (ISO 8601), each later than the one before, also on a clock that is set back. */
export const increasing = (now: () => number): (() => string) => {
  let last = 0
  return () => {
    last = Math.max(now(), last + 1)
    return new Date(last).toISOString()
  }
}
