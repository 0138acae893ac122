import { freshness } from '#web/serving/validity/freshness.ts'
import { toldMomentOf, toldTag } from '#web/lib/moment-tag.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** The longest that one timer waits: beyond some 24 days it would fire at once. */
const longestWaitMs = 86_400_000

/**
 * Tells open pages at the moments that editors have set, such as the end of a banner: no publish comes then, and a page
 * that lies open asks for itself only when told. It tells all of them, as the publish of a banner does.
 */
class ToldMoments {
  readonly #moments = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A page with these tags is served from now on. */
  note(tags: readonly string[]): void {
    const moment = toldMomentOf(tags)
    if (!(moment > Date.now()) || moment === Number.POSITIVE_INFINITY || this.#moments.has(moment)) return
    this.#moments.add(moment)
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#moments.size === 0) return
    const wait = Math.min(Math.max(0, Math.min(...this.#moments) - Date.now()), longestWaitMs)
    this.#timer = setTimeout(() => this.#tell(), wait)
    this.#timer.unref()
  }

  #tell(): void {
    const now = Date.now()
    const come = [...this.#moments].filter((moment) => moment <= now)
    for (const moment of come) this.#moments.delete(moment)
    // The pages themselves have ended by their moment (web/serving/next/cache/handler.ts): nothing else has to.
    if (come.length > 0) freshness.expire([toldTag])
    this.#wait()
  }
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    toldMoments?: ToldMoments | undefined
  }
}

export const toldMoments = (): ToldMoments => (siteProcess.toldMoments ??= new ToldMoments())
