import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '#web/lib/counts.ts'
import { firstLevel } from '#web/serving/first-level.ts'
import { servedRecord } from '#web/serving/record/served-record.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { keepingHeader, planKeeping } from '#web/serving/nginx/plan-keeping.ts'
import { proxies } from '#web/serving/nginx/proxies.ts'
import { momentOf } from '#web/lib/moment-tag.ts'
import { toldMoments } from '#web/serving/validity/told-moments.ts'
import { seqHeader } from '#web/lib/http/content-seq.ts'
import { cacheGroups } from '#web/lib/http/cache-groups.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'
import { deferScripts, listedVersion } from '#web/serving/next/page/defer-scripts.ts'
import { type Entry, entryTags, type Lifetime, type StoredValue, storedValue } from './entry.ts'
import { removeStyleAs } from '#web/serving/next/page/remove-style-as.ts'
import { NextCache, type NextCacheContext } from './next-cache.ts'
import { PageStore } from './page-store.ts'
import { pagePolicy } from './policy.ts'
import { endTurn, turnOf } from './turns.ts'
import { withoutQuery } from '#web/serving/next/page/remove-query.ts'

type GetContext = Parameters<NextCache['get']>[1]

/** A page this close to its expiry counts as expired, so that Next does not serve it stale while it renders. */
const lifetimeMarginMs = 250

let store: PageStore | undefined
let buildId = ''

const openStore = (serverDistDir: string): PageStore => {
  if (store) return store
  const { dataDir } = siteSettings()
  buildId = readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  store = new PageStore(join(dataDir, 'cache'), buildId)
  servedRecord()?.drawnBy({ id: buildId, folder: join(serverDistDir, '..') })
  return store
}

const isPastLife = ({ lifetime, readAt }: Entry): boolean =>
  typeof lifetime?.revalidate === 'number' &&
  readAt + lifetime.revalidate * 1000 - lifetimeMarginMs < freshness.tick()

/**
 * Next's page cache with what its own lacks (quality 3): entries are stamped at the start of their render, so that a
 * publish during the render is not lost; they are written atomically and bounded in size; expiries survive a restart;
 * every page has a content security policy of its own scripts.
 *
 * Next creates one instance per request and handles each key in turn (get, render, set); requests that arrive during a
 * render share its result. Data reads are not cached here but in web/content, which knows when each began.
 */
export default class PageCacheHandler {
  #context: NextCacheContext
  #seeds: NextCache

  constructor(context: NextCacheContext) {
    this.#context = context
    this.#seeds = new NextCache({ ...context, maxMemoryCacheSize: 0, flushToDisk: false })
  }

  async get(key: string, context: GetContext) {
    const kind: string = context.kind
    if (isBuilding() || kind === 'FETCH') return null
    freshness.beginRender(key)
    const pages = openStore(this.#context.serverDistDir)
    const entry = (await pages.get(key)) ?? (await this.#readSeed(pages, key, context))
    const isHeld = entry !== null && !freshness.isExpired(entry.tags, entry.readAt)
    count('storedPages', isHeld ? 'held' : 'drawn')
    // Expired, not stale: the page changes at this moment without a publish, for example when a banner starts.
    if (!isHeld || Date.now() >= momentOf(entry.tags)) {
      // What waits for its turn has read nothing yet.
      freshness.endRender(key)
      await turnOf(key)
      freshness.beginRender(key)
      return null
    }
    const held = { value: entry.value, ...(entry.lifetime ? { cacheControl: entry.lifetime } : {}) }
    if (isPastLife(entry)) return { ...held, lastModified: -1 }
    freshness.endRender(key)
    servedRecord()?.note(key, entry, buildId)
    offerToFirstLevel(key, entry)
    return { ...held, value: withKeeping(entry), lastModified: entry.readAt }
  }

  async set(key: string, data: unknown, context: { cacheControl?: Lifetime | undefined }) {
    endTurn(key)
    const begun = freshness.endRender(key)
    const value = storedValue(data)
    if (isBuilding() || !value) return
    // Next serves this very object to everybody who waits for the page.
    asServed(value)
    const isAway = freshness.lakeFailedAt > 0
    if (isAway && freshness.outdated < Number.POSITIVE_INFINITY)
      value.headers = { ...value.headers, [seqHeader]: String(freshness.outdated) }
    const pages = openStore(this.#context.serverDistDir)
    const stored = withoutVisitorData(value)
    const tags = entryTags(stored)
    // Before the answer, which Next gives once this is over: whoever gets the page, it is on record.
    const begin = begun ?? { at: freshness.tick(), position: -1 }
    const drawn = { readAt: begin.at, tags, lifetime: context.cacheControl, value: stored }
    servedRecord()?.note(key, { ...drawn, position: isAway ? -1 : begin.position }, buildId)
    if (begun === undefined) return
    // Values of an outage may be older than the position: good enough for this process, which reads them again.
    const entry = { ...drawn, position: isAway ? -1 : begun.position }
    pages.set(key, entry)
    offerToFirstLevel(key, entry)
    // Only now: what is stored is of any age when it is served.
    value.headers = withKeeping({ ...entry, value }).headers ?? {}
  }

  /** Called by revalidateTag and revalidatePath. A delayed expiry takes effect now: nothing is served stale. */
  async revalidateTag(tags: string | string[]) {
    freshness.expire(typeof tags === 'string' ? [tags] : tags)
  }

  resetRequestCache() {}

  /** The entry that the build wrote for this address, if any. */
  async #readSeed(pages: PageStore, key: string, context: GetContext): Promise<Entry | null> {
    const seed = await this.#seeds.get(key, context)
    const value = storedValue(seed?.value)
    if (!seed || !value) return null
    asServed(value)
    // Whatever the build wrote is older than this process, regardless of clocks.
    const readAt = freshness.startedAt
    const entry: Entry = { readAt, position: -1, tags: entryTags(value), lifetime: seed.cacheControl, value }
    pages.keep(key, entry)
    return entry
  }
}

/** Whole pages that are served as they are stored; each but once, which the first level sees to. Open ones are told of their moments. */
const offerToFirstLevel = (key: string, { value, readAt, tags, lifetime }: Entry): void => {
  toldMoments().note(tags)
  if (value.kind !== 'APP_PAGE' || (value.status ?? 200) !== 200 || value.postponed !== undefined) return
  const { html, rscData: data, headers = {} } = value
  if (seqHeader in headers) return
  const revalidate = lifetime?.revalidate ?? false
  proxies()?.note(key, { readAt, tags })
  firstLevel()?.offer({ key, readAt, tags, revalidate, html, data, headers })
}

/** The value with the header that says how long an nginx in front may keep it, where there is one. */
const withKeeping = ({ value, readAt, tags, lifetime }: Entry): StoredValue => {
  if (!proxies() || value.kind !== 'APP_PAGE') return value
  // Made of last good values: not to be kept beyond the outage.
  if (value.headers?.[seqHeader] !== undefined) return value
  const lifeEnd =
    typeof lifetime?.revalidate === 'number' ? readAt + lifetime.revalidate * 1000 : Number.POSITIVE_INFINITY
  // What ended while it was drawn is for those who waited for it.
  const left = freshness.isExpired(tags, readAt) ? 0 : lifeEnd - freshness.tick()
  const seconds = planKeeping(left, momentOf(tags) - Date.now())
  return { ...value, headers: { ...value.headers, [keepingHeader]: String(seconds) } }
}

/** Removes the requesting visitor's data from a page before it is stored for everybody. */
const withoutVisitorData = (value: StoredValue): StoredValue => {
  if (value.kind !== 'APP_PAGE') return value
  const stored = { ...value, html: withoutQuery(value.html) }
  if (value.rscData) stored.rscData = Buffer.from(withoutQuery(value.rscData.toString('utf8')))
  addHeaders(stored)
  return stored
}

/** Turns Next's output into the page that visitors get. */
const asServed = (value: StoredValue): void => {
  if (value.kind === 'APP_PAGE')
    value.html = deferScripts(removeStyleAs(value.html), value.rscData?.toString('utf8'))
  addHeaders(value)
}

/**
 * Sets the headers of every stored page. Downstream caches must revalidate each time: Next's default lets them keep a
 * page for an hour, past any publish.
 */
const addHeaders = (value: StoredValue): void => {
  value.headers = { ...value.headers, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (value.kind !== 'APP_PAGE') return
  const isHttps = siteSettings().siteUrl.startsWith('https:')
  value.headers['content-security-policy'] = pagePolicy(value.html, isHttps)
  if (siteSettings().hasCacheGroups) Object.assign(value.headers, cacheGroups(entryTags(value)))
  const version = listedVersion(value.html)
  if (version !== undefined) value.headers['x-flight'] = version
}
