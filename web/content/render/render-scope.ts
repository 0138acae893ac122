import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { momentTag } from '#web/lib/moment-tag.ts'
import { freshness } from '#web/lib/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type Answer, answerTo, type Read } from '#web/content/lake/read.ts'
import { previewPerspective } from '#web/content/preview/perspective.ts'
import { previewAnswerTo } from '#web/content/preview/preview-reads.ts'

/** How long a page may be served without asking again, seconds: publishes end it far sooner. */
const pageLife = 3_600
/** A page with last good values asks again this soon (quality 3). */
const outageLife = 5

const readsOfEveryPage = new Map<string, Read<unknown>>()

/** Has every page that is rendered read this from the start, so that nothing slow follows once values are out. */
export const readWithEveryPage = (read: Read<unknown>): void => {
  readsOfEveryPage.set(read.key, read)
}

/** What every page needs. */
export const neededByEveryPage = (): Read<unknown>[] => [...readsOfEveryPage.values()]

/**
 * The reads of one render, handed out together and only when none of them is out of date. Next gives a
 * running render to visitors who come during it, so a render that began before a publish must not show
 * the state before it: whoever asked first waits for the slowest, and what expired meanwhile is read again.
 */
class RenderScope {
  #reads = new Map<string, Read<unknown>>()
  #round: Promise<void> | undefined

  #asked = new Map<string, Promise<Answer<unknown>>>()
  #ends = new Map<string, Promise<null>>()

  /** As a page without all this asks: each question once a render. For the comparison with Next's own cache. */
  async getPlainly<Data>(read: Read<Data>): Promise<Answer<Data>> {
    const asked = this.#asked.get(read.key) ?? answerTo<unknown>(read)
    this.#asked.set(read.key, asked)
    const answer = await asked
    return { ...answer, data: read.parse(answer.data) }
  }

  /** Ends the page with these tags; said to Next once, however often the page asks for the same. */
  endWith(tags: readonly string[], revalidate: number): Promise<null> {
    const print = `${revalidate} ${tags.join(' ')}`
    const said = this.#ends.get(print) ?? endPageWith(tags, revalidate)
    this.#ends.set(print, said)
    return said
  }

  async get<Data>(read: Read<Data>): Promise<Answer<Data>> {
    this.#reads.set(read.key, read)
    for (;;) {
      await (this.#round ??= this.#settle())
      const answer = await answerTo(read)
      if (!freshness.isExpired(read.tags, answer.readAt)) {
        freshness.seal()
        return answer
      }
    }
  }

  /** Reads everything asked for until all of it is current at the same moment. */
  async #settle(): Promise<void> {
    for (const [key, read] of readsOfEveryPage) this.#reads.set(key, read)
    try {
      for (let known = 0, tries = 0; tries < 20; tries += 1) {
        const reads = [...this.#reads.values()]
        const results = await Promise.allSettled(reads.map((read) => answerTo(read)))
        const isCurrent = results.every((result, at) => {
          const tags = reads[at]?.tags ?? []
          return result.status === 'rejected' || !freshness.isExpired(tags, result.value.readAt)
        })
        if (isCurrent && this.#reads.size === known) return
        known = this.#reads.size
      }
    } finally {
      this.#round = undefined
    }
  }
}

const scopeOfRender = cache(() => new RenderScope())

/**
 * Reads for a page: the answer, and the page ends when a tag of the answer does. An editor in preview gets
 * what is being worked on instead, in a page of this request alone.
 * @throws when the lake fails and never answered this before
 */
export const readForPage = async <Data>(read: Read<Data>): Promise<Data> => {
  const perspective = await previewPerspective()
  if (perspective !== null) return previewAnswerTo(read, perspective)
  const scope = scopeOfRender()
  const isOurs = siteSettings().cacheHandler === 'ours'
  const { data, isLastGood } = await (isOurs ? scope.get(read) : scope.getPlainly(read))
  await scope.endWith(read.tags, isLastGood ? outageLife : pageLife)
  return data
}

/**
 * Ends the page being rendered at a moment, ms since 1970, to the millisecond and without a publish: what it
 * shows changes by itself then. The page cache reads the moment from the tag (web/next/cache/handler.ts).
 */
export const endPageAt = (moment: number): Promise<null> => endPageWith([momentTag(moment)], pageLife)

/**
 * Next learns the tags and the life of a page only from the cached functions it calls, so an empty one
 * is called; what it would store is not kept (web/next/cache/handler.ts).
 */
const endPageWith = (tags: readonly string[], revalidate: number): Promise<null> =>
  unstable_cache(async () => null, ['tags', String(revalidate), ...tags], {
    tags: [...tags],
    revalidate,
  })()
