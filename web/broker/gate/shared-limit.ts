import 'server-only'
import { createHmac } from 'node:crypto'
import { Limit } from '#common/limits/limit.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { Redis } from '#web/lib/shared/redis-store.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'

/** So many in so long (ms). */
interface Rule {
  most: number
  within: number
}

/** The key of a window, the one before it, and how far the window has run, by the clock of the store. */
const windowsOf = async (client: Redis, key: string, within: number) => {
  const [seconds, micros] = await client.time()
  const now = Number(seconds) * 1_000 + Number(micros) / 1_000
  const at = Math.floor(now / within)
  return { current: `${key}:${at}`, before: `${key}:${at - 1}`, passed: now - at * within }
}

/**
 * Counts attempts by a key for all instances of the site, over a limit of this instance's own, which alone counts
 * while the store is away. Two windows slide, as in `Limit`; the store holds no address and no e-mail address.
 */
export class SharedLimit {
  readonly #own: Limit
  readonly #name: string
  readonly #rule: Rule

  /** @param name of the limit in the store */
  constructor(name: string, rule: Rule) {
    this.#own = new Limit(rule)
    this.#name = name
    this.#rule = rule
  }

  /** Counts an attempt; gives the seconds to wait when it is one too many, else 0. */
  async take(key: string): Promise<number> {
    const own = this.#own.take(key)
    if (own > 0) return own
    const { most, within } = this.#rule
    const wait = await this.#use(key, async (client, shared) => {
      const { current, before, passed } = await windowsOf(client, shared, within)
      const [[count], earlier] = await Promise.all([
        client
          .multi()
          .incr(current)
          .pExpire(current, within * 2)
          .execTyped(),
        client.get(before),
      ])
      if (count - 1 + Number(earlier ?? 0) * (1 - passed / within) < most) return 0
      await client.decr(current)
      return Math.max(1, Math.ceil((within - passed) / 1_000))
    })
    if (wait) this.#own.giveBack(key)
    return wait ?? 0
  }

  /** Takes back one attempt that should not have counted. */
  async giveBack(key: string): Promise<void> {
    this.#own.giveBack(key)
    await this.#use(key, async (client, shared) => {
      const { current } = await windowsOf(client, shared, this.#rule.within)
      // Counted in the window before: nothing is left to take back here.
      if (Number((await client.get(current)) ?? 0) > 0) await client.decr(current)
    })
  }

  /** Forgets a key's attempts. */
  async clear(key: string): Promise<void> {
    this.#own.clear(key)
    await this.#use(key, async (client, shared) => {
      const { current, before } = await windowsOf(client, shared, this.#rule.within)
      await client.del([current, before])
    })
  }

  async #use<Result>(
    key: string,
    work: (client: Redis, shared: string) => Promise<Result>,
  ): Promise<Result | null> {
    const store = sharedStore()
    if (!store) return null
    const name = createHmac('sha256', siteSettings().sessionSecrets[0]).update(key).digest('base64url')
    return store.use((client) => work(client, store.key('limit', this.#name, name)))
  }
}
