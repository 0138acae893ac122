import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshness } from '#web/lib/freshness.ts'
import { momentOf } from '#web/lib/moment-tag.ts'
import { isBuilding, siteSettings } from '#web/lib/settings.ts'
import { deferScripts, listedVersion } from '#web/next/page/defer-scripts.ts'
import { type Entry, entryTags, type Lifetime, type StoredValue, storedValue } from './entry.ts'
import { rememberExpiries } from './expiry-file.ts'
import { mendStyles } from '#web/next/page/mend-styles.ts'
import { NextCache, type NextCacheContext } from './next-cache.ts'
import { PageStore } from './page-store.ts'
import { pagePolicy } from './policy.ts'
import { withoutQuery } from '#web/next/page/scrub.ts'

type GetContext = Parameters<NextCache['get']>[1]

/** Near its end a page counts as past it, so that Next never serves it stale beside a running render. */
const lifetimeMargin = 250

/** The first moment of this process: what the build left is older, whatever the clocks say. */
const processStart = freshness.tick()

let store: PageStore | undefined

const openStore = (serverDistDir: string): PageStore => {
  if (store) return store
  const { dataDir } = siteSettings()
  rememberExpiries(join(dataDir, 'expiries.json'))
  const buildId = readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim()
  store = new PageStore(join(dataDir, 'cache'), buildId)
  return store
}

const isPastLife = ({ lifetime, readAt }: Entry): boolean =>
  typeof lifetime?.revalidate === 'number' &&
  readAt + lifetime.revalidate * 1000 - lifetimeMargin < freshness.tick()

/**
 * Next's page cache, with what Next's own lacks (quality 3): entries are stamped with the start of their
 * render, so a publish during the render is not lost; they lie on disk whole or not at all, bounded;
 * expiries outlive a restart; every page carries its own content security policy.
 *
 * Next makes one per request, and asks and fills a key strictly in turn (get, render, set); requests
 * that come during a render are given its result. Data fetches are not kept here but in web/content,
 * which knows when each began.
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
    if (!entry || freshness.isExpired(entry.tags, entry.readAt)) return null
    // Not stale but over: what the page shows has changed by itself, such as a banner that began.
    if (Date.now() >= momentOf(entry.tags)) return null
    const held = { value: entry.value, ...(entry.lifetime ? { cacheControl: entry.lifetime } : {}) }
    if (isPastLife(entry)) return { ...held, lastModified: -1 }
    freshness.endRender(key)
    return { ...held, lastModified: entry.readAt }
  }

  async set(key: string, data: unknown, context: { cacheControl?: Lifetime | undefined }) {
    const readAt = freshness.endRender(key)
    const value = storedValue(data)
    if (isBuilding() || !value) return
    // Next answers whoever waits for the page with this very object.
    finish(value)
    if (readAt === undefined) return
    const stored = forEverybody(value)
    const entry = { readAt, tags: entryTags(stored), lifetime: context.cacheControl, value: stored }
    openStore(this.#context.serverDistDir).set(key, entry)
  }

  /** Next's own way in (revalidateTag, revalidatePath). A later expiry counts as now: never served stale. */
  async revalidateTag(tags: string | string[]) {
    freshness.expire(typeof tags === 'string' ? [tags] : tags)
  }

  resetRequestCache() {}

  /** What the build wrote for this address, if it did. */
  async #readSeed(pages: PageStore, key: string, context: GetContext): Promise<Entry | null> {
    const seed = await this.#seeds.get(key, context)
    const value = storedValue(seed?.value)
    if (!seed || !value) return null
    finish(value)
    const readAt = Math.min(seed.lastModified, processStart)
    const entry: Entry = { readAt, tags: entryTags(value), lifetime: seed.cacheControl, value }
    pages.keep(key, entry)
    return entry
  }
}

/** What is stored of a page that one visitor's request drew; its policy names its own scripts by their hashes. */
const forEverybody = (value: StoredValue): StoredValue => {
  if (value.kind !== 'APP_PAGE') return value
  const stored = { ...value, html: withoutQuery(value.html) }
  if (value.rscData) stored.rscData = Buffer.from(withoutQuery(value.rscData.toString('utf8')))
  addHeaders(stored)
  return stored
}

/** Makes of a page as Next draws it the page as visitors get it. */
const finish = (value: StoredValue): void => {
  if (value.kind === 'APP_PAGE')
    value.html = deferScripts(mendStyles(value.html), value.rscData?.toString('utf8'))
  addHeaders(value)
}

/**
 * Headers a page carries wherever it comes from. Caches on the way ask each time: Next's own header lets
 * them keep a page for an hour, past any publish.
 */
const addHeaders = (value: StoredValue): void => {
  value.headers = { ...value.headers, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (value.kind !== 'APP_PAGE') return
  const isHttps = siteSettings().siteUrl.startsWith('https:')
  value.headers['content-security-policy'] = pagePolicy(value.html, isHttps)
  const version = listedVersion(value.html)
  if (version !== undefined) value.headers['x-flight'] = version
}
