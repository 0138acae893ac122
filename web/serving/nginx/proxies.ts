import { localePath } from '#locales/table.ts'
import type { StampedRead } from '#web/serving/first-level.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { addressOfKey, type PageAddress } from '#web/lib/page-address.ts'
import { type Ended, KeptPages } from './kept-pages.ts'
import { NginxStore } from './nginx-store.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** An answer with an ended page is on its way to nginx for less than this, ms: then it is ended once more. */
const secondTimeMs = 400
/** Longest wait of a publish for an nginx, ms. */
const patienceMs = 200

const isDeaf = (store: NginxStore | undefined): boolean => (store?.problem ?? null) !== null

/** The nginxes in front of the instances, which keep pages: told at once which have ended (record 66). */
export class Proxies {
  readonly #pages = new KeptPages()
  readonly #stores: readonly NginxStore[]
  /** For pages that may have ended: there can be many, and what surely has must not stand behind them. */
  readonly #unhurried: readonly NginxStore[]
  #endings = freshness.endings
  #telling = Promise.resolve()

  constructor(urls: readonly string[]) {
    this.#stores = urls.map((url) => new NginxStore(url))
    this.#unhurried = urls.map((url) => new NginxStore(url, 2))
    freshness.onExpiry(() => this.#endExpired())
  }

  /** A page of the page store is current and may go out; by Next's key of it. */
  note(key: string, read: StampedRead): void {
    const address = addressOfKey(key)
    if (address) this.#pages.note(localePath(address.locale, address.path), read)
  }

  /** The published pages: an earlier process may have answered with them, or another instance. */
  learn(addresses: readonly PageAddress[]): void {
    const paths = addresses.map(({ locale, path }) => localePath(locale, path))
    this.#end({ surely: [], perhaps: this.#pages.learn(paths) })
  }

  /** Resolves when every nginx has heard of what has ended so far, or fails to; soon in any case. */
  async told(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patienceMs)
    await Promise.race([this.#telling, promise])
    clearTimeout(timer)
  }

  /** Which nginx is not told, as a sentence for everybody: without its address. */
  get problem(): string | null {
    const index = this.#stores.findIndex((store, at) => isDeaf(store) || isDeaf(this.#unhurried[at]))
    if (index < 0) return null
    return `An nginx of NGINX_URLS (${index + 1} of ${this.#stores.length}) does not hear which pages have ended; the log names it.`
  }

  #endExpired(): void {
    if (freshness.endings === this.#endings) return
    this.#endings = freshness.endings
    this.#end(this.#pages.takeEnded((tags, readAt) => freshness.isExpired(tags, readAt)))
  }

  #end({ surely, perhaps }: Ended): void {
    if (perhaps.length > 0) for (const store of this.#unhurried) void store.end(perhaps)
    if (surely.length === 0) return
    const tell = async (before?: Promise<void>) => {
      await Promise.all(this.#stores.map((store) => store.end(surely)))
      await before
    }
    this.#telling = tell(this.#telling)
    setTimeout(() => void tell(), secondTimeMs).unref()
  }
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** Absent without an nginx. */
    proxies?: Proxies | undefined
  }
}

export const proxies = (): Proxies | undefined => siteProcess.proxies

/** Begins to tell these nginxes, if there are any; before the first page is drawn. */
export const startProxies = (urls: readonly string[]): void => {
  if (urls.length > 0) siteProcess.proxies = new Proxies(urls)
}
