import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { momentTag, toldMomentTag } from '#web/lib/moment-tag.ts'
import { historyTag } from '#web/lib/history-tag.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type Answer, answerTo, type Read } from '#web/content/lake/read.ts'
import { previewPerspective } from '#web/content/preview/perspective.ts'
import { previewAnswerTo } from '#web/content/preview/preview-reads.ts'

/** Longest lifetime of a page, seconds: publishes end it far sooner. */
const pageLifeSeconds = 3_600
/** Lifetime of a page with last good values, seconds (quality 3). */
const outageLifeSeconds = 5

const readsOfEveryPage = new Map<string, Read<unknown>>()

/** Registers a read that every render starts with, so that nothing slow follows once values have been returned. */
export const readWithEveryPage = (read: Read<unknown>): void => {
  readsOfEveryPage.set(read.key, read)
}

/** The reads every page starts with. */
export const neededByEveryPage = (): Read<unknown>[] => [...readsOfEveryPage.values()]

/**
 * The reads of one render, returned together and only when none is stale. Next shares a running render with visitors
 * who arrive meanwhile, so a render that began before a publish must not show the state before it: the first reader
 * waits for the slowest, and whatever expired is read again.
 */
class RenderScope {
  #reads = new Map<string, Read<unknown>>()
  #round: Promise<void> | undefined

  #asked = new Map<string, Promise<Answer<unknown>>>()
  #ends = new Map<string, Promise<null>>()

  /** Reads without these guarantees, once per render, for comparison with Next's own cache. */
  async getPlainly<Data>(read: Read<Data>): Promise<Answer<Data>> {
    const asked = this.#asked.get(read.key) ?? answerTo<unknown>(read)
    this.#asked.set(read.key, asked)
    const answer = await asked
    return { ...answer, data: read.parse(answer.data) }
  }

  /** Adds tags to the page; told to Next once per set of tags. */
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

  /** Reads everything requested until all of it is current at the same moment. */
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
 * Reads for a page, and adds the answer's tags to it. In a preview reads what editors are working on, for this request
 * only.
 * @throws when the lake fails and there is no last good value
 */
export const readForPage = async <Data>(read: Read<Data>): Promise<Data> => {
  const perspective = await previewPerspective()
  if (perspective !== null) return previewAnswerTo(read, perspective)
  const scope = scopeOfRender()
  const isOurs = siteSettings().cacheHandler === 'ours'
  const { data, isLastGood } = await (isOurs ? scope.get(read) : scope.getPlainly(read))
  await scope.endWith(read.tags, isLastGood ? outageLifeSeconds : pageLifeSeconds)
  return data
}

/**
 * Expires the page being rendered at a moment, ms since 1970, without a publish, because its content changes then. The
 * page cache reads the moment from the tag (web/serving/next/cache/handler.ts).
 */
export const endPageAt = (moment: number): Promise<null> => endPageWith([momentTag(moment)], pageLifeSeconds)

/** The same where editors have set the moment: pages that lie open are told of it, as of a publish. */
export const changePageAt = (moment: number): Promise<null> =>
  endPageWith([toldMomentTag(moment)], pageLifeSeconds)

/** Expires the page being rendered when a price history is first filled (web/features/history/start-recording.ts). */
export const endPageWhenFilled = (): Promise<null> => endPageWith([historyTag], pageLifeSeconds)

/**
 * Next learns a page's tags and lifetime only from cached functions, so an empty one is called; its result is not
 * stored (web/serving/next/cache/handler.ts).
 */
const endPageWith = (tags: readonly string[], revalidate: number): Promise<null> =>
  unstable_cache(async () => null, ['tags', String(revalidate), ...tags], {
    tags: [...tags],
    revalidate,
  })()
