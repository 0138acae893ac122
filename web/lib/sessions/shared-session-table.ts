import { z } from 'zod'
import type { RedisStore } from '#web/lib/shared/redis-store.ts'
import {
  type Ending,
  longestMs,
  type Opened,
  type OpenedKind,
  type OwnSessionTable,
  type SessionTable,
} from './session-table.ts'

/** Sessions kept for a store that is away; the oldest go first. */
const maxWaiting = 10_000
/** By then every instance has found the store that came back, ms. */
const allBackMs = 5_000

const channel = 'sessions-ended'
const message = z.object({ from: z.string(), kind: z.enum(['session', 'preview']), owner: z.string() })

const failed = (error: unknown): void =>
  console.error('sessions that another instance ends are not heard of:', error)

type Store = Pick<RedisStore, 'key' | 'use' | 'onReturn' | 'announce' | 'listen'>
type Client = Parameters<Parameters<Store['use']>[0]>[0]

/**
 * A table of sessions that instances share, over one of each instance's own. What was ended anywhere is ended
 * everywhere; while the store is away each instance goes by its own table, and makes up for it afterwards, for what
 * has ended also after a restart.
 */
export class SharedSessionTable implements SessionTable {
  readonly #own: OwnSessionTable
  readonly #store: Store
  readonly #clock: () => number
  readonly #self = crypto.randomUUID()
  #waiting: Opened[] = []

  constructor(own: OwnSessionTable, store: Store, clock: () => number = Date.now) {
    this.#own = own
    this.#store = store
    this.#clock = clock
    store.onReturn(() => void this.#makeUp())
    store.listen(channel, (text) => void this.#hear(text).catch(failed)).catch(failed)
    void this.#makeUp()
  }

  async open(opened: Opened): Promise<boolean> {
    if (!(await this.#own.open(opened))) return false
    await this.#share(opened)
    return true
  }

  async isOpen(kind: OpenedKind, id: string): Promise<boolean> {
    // The store may not have heard of it yet.
    if (await this.#own.hasEnded(kind, id)) return false
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
    await this.#tellEndings()
  }

  async endAll(kind: OpenedKind, owner: string): Promise<void> {
    await this.#own.endAll(kind, owner)
    await this.#tellEndings()
  }

  /** Another instance has ended the sessions of an owner: those that only this one knows of end too. */
  async #hear(text: string): Promise<void> {
    const { from, kind, owner } = message.parse(JSON.parse(text))
    if (from === this.#self) return
    await this.#own.endAll(kind, owner, true)
    await this.#tellEndings()
  }

  /** Tells the store what has ended, the oldest first, as far as it hears. @returns the owners among them */
  async #tellEndings(): Promise<Ending[]> {
    const owners: Ending[] = []
    for (const ending of await this.#own.untold()) {
      const isTold = await this.#store.use(async (client) => {
        await (ending.what === 'id'
          ? this.#endShared(client, ending.kind, [ending.name])
          : this.#endOwner(client, ending))
        return true
      })
      if (!isTold) break
      await this.#own.markTold(ending)
      if (ending.what === 'id') continue
      owners.push(ending)
      await this.#announce(ending)
    }
    return owners
  }

  async #announce({ kind, name }: Ending): Promise<void> {
    await this.#store.announce(channel, JSON.stringify({ from: this.#self, kind, owner: name }))
  }

  async #endOwner(client: Client, { kind, name }: Ending): Promise<void> {
    const ofOwner = this.#store.key('owner', kind, name)
    await this.#endShared(client, kind, await client.sMembers(ofOwner))
    await client.del(ofOwner)
  }

  async #endShared(client: Client, kind: OpenedKind, ids: readonly string[]): Promise<void> {
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

  async #share(opened: Opened): Promise<void> {
    const { kind, id, owner, until } = opened
    const milliseconds = Math.max(1, until - this.#clock())
    const isDone = await this.#store.use(async (client) => {
      const ofOwner = this.#store.key('owner', kind, owner)
      await client
        .multi()
        .set(this.#key('open', kind, id), owner, { expiration: { type: 'PX', value: milliseconds } })
        .sAdd(ofOwner, id)
        .pExpire(ofOwner, longestMs)
        .exec()
      return true
    })
    if (!isDone) this.#waiting = [...this.#waiting, opened].slice(-maxWaiting)
  }

  /** Endings first: a session that was opened after its owner's others had ended stays open. */
  async #makeUp(): Promise<void> {
    const owners = await this.#tellEndings()
    const waiting = this.#waiting
    this.#waiting = []
    for (const opened of waiting)
      if (!(await this.#own.hasEnded(opened.kind, opened.id))) await this.#share(opened)
    // Who found the store after this instance has not heard.
    if (owners.length > 0)
      setTimeout(() => owners.forEach((owner) => void this.#announce(owner)), allBackMs).unref()
  }
}
