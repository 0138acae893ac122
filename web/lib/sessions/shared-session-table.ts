import type { RedisStore } from '#web/lib/shared/redis-store.ts'
import type { Opened, OpenedKind, SessionTable } from './session-table.ts'

/** No session lives longer: an ended one is remembered until its cookie has run out. */
const longestMs = 8 * 86_400_000
/** Changes kept for a store that is away; the oldest go first. */
const mostWaiting = 10_000

type Store = Pick<RedisStore, 'key' | 'use' | 'onReturn'>
type Change = Parameters<Store['use']>[0]

/**
 * A table of sessions that instances share, over one of each instance's own. What was ended anywhere is ended
 * everywhere; while the store is away each instance goes by its own table, and makes up for it afterwards.
 */
export class SharedSessionTable implements SessionTable {
  readonly #own: SessionTable
  readonly #store: Store
  readonly #clock: () => number
  #waiting: Change[] = []

  constructor(own: SessionTable, store: Store, clock: () => number = Date.now) {
    this.#own = own
    this.#store = store
    this.#clock = clock
    store.onReturn(() => void this.#makeUp())
  }

  async open(opened: Opened): Promise<boolean> {
    const { kind, id, owner, until } = opened
    if (!(await this.#own.open(opened))) return false
    const milliseconds = Math.max(1, until - this.#clock())
    await this.#change(async (client) => {
      const ofOwner = this.#store.key('owner', kind, owner)
      await client
        .multi()
        .set(this.#key('open', kind, id), owner, { expiration: { type: 'PX', value: milliseconds } })
        .sAdd(ofOwner, id)
        .pExpire(ofOwner, longestMs)
        .exec()
    })
    return true
  }

  async isOpen(kind: OpenedKind, id: string): Promise<boolean> {
    const found = await this.#store.use((client) =>
      client.mGet([this.#key('ended', kind, id), this.#key('open', kind, id)]),
    )
    const [ended, open] = found ?? []
    if (ended) return false
    return open !== null && open !== undefined ? true : this.#own.isOpen(kind, id)
  }

  async extend(kind: OpenedKind, id: string, until: number): Promise<boolean> {
    if (!(await this.isOpen(kind, id))) return false
    const value = Math.max(1, until - this.#clock())
    const isOpen = await this.#store.use((client) => client.pExpire(this.#key('open', kind, id), value))
    const isOwn = await this.#own.extend(kind, id, until)
    return isOpen === 1 || isOwn
  }

  async end(kind: OpenedKind, id: string): Promise<void> {
    await this.#own.end(kind, id)
    await this.#change((client) => this.#endShared(client, kind, [id]))
  }

  async endAll(kind: OpenedKind, owner: string): Promise<void> {
    await this.#own.endAll(kind, owner)
    await this.#change(async (client) => {
      const ofOwner = this.#store.key('owner', kind, owner)
      await this.#endShared(client, kind, await client.sMembers(ofOwner))
      await client.del(ofOwner)
    })
  }

  async #endShared(client: Parameters<Change>[0], kind: OpenedKind, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await client
        .multi()
        .set(this.#key('ended', kind, id), '1', { expiration: { type: 'PX', value: longestMs } })
        .del(this.#key('open', kind, id))
        .exec()
    }
  }

  #key(state: 'open' | 'ended', kind: OpenedKind, id: string): string {
    return this.#store.key(state, kind, id)
  }

  async #change(change: Change): Promise<void> {
    const isDone = await this.#store.use(async (client) => {
      await change(client)
      return true
    })
    if (!isDone) this.#waiting = [...this.#waiting, change].slice(-mostWaiting)
  }

  async #makeUp(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    for (const change of waiting) await this.#change(change)
  }
}
