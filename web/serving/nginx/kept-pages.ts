import type { StampedRead } from '#web/serving/first-level.ts'

/** Beyond, a page is not ended by address: its age ends it. */
const maxPages = 20_000

/** Public paths of pages. */
export interface Ended {
  surely: string[]
  perhaps: string[]
}

/** Which pages an nginx in front may keep, by their public path, and what each was made of as far as is known. */
export class KeptPages {
  /** Null where another instance, or an earlier process, may have answered with the page: anything may end it. */
  readonly #pages = new Map<string, StampedRead | null>()

  /** This process has drawn or read the page. */
  note(path: string, read: StampedRead): void {
    if (this.#pages.has(path) || this.#pages.size < maxPages) this.#pages.set(path, read)
  }

  /** These pages are published. @returns those that were not known */
  learn(paths: readonly string[]): string[] {
    const found = paths.filter((path) => !this.#pages.has(path)).slice(0, maxPages - this.#pages.size)
    for (const path of found) this.#pages.set(path, null)
    return found
  }

  /** The pages that an expiry has ended, and those it may have ended. What is stored from now on is another page. */
  takeEnded(isExpired: (tags: readonly string[], readAt: number) => boolean): Ended {
    const ended: Ended = { surely: [], perhaps: [] }
    for (const [path, read] of this.#pages) {
      if (read === null) ended.perhaps.push(path)
      else if (isExpired(read.tags, read.readAt)) ended.surely.push(path)
    }
    for (const path of ended.surely) this.#pages.set(path, null)
    return ended
  }
}
