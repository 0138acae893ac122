import type {
  FirstLevel,
  FirstLevelState,
  KnownAddresses,
  StampedRead,
  StoredPage,
} from '#web/serving/first-level.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { momentOf } from '#web/lib/moment-tag.ts'
import { addressOfKey } from '#web/lib/page-address.ts'
import { counted, type SentPage, steadyNow, type ToFront } from './messages.ts'
import { etagOf } from './next-etag.ts'

/** Pages and lists that the thread can hold at once; beyond, it is offered no more until some are dropped. */
const slots = 8_192

/** A page this close to its end is Next's, which renders it anew (web/serving/next/cache/handler.ts). */
const lifetimeMarginMs = 250

interface Held {
  slot: number
  /** What it was made of: each is stale by its own tags, since its own start. */
  reads: readonly StampedRead[]
}

const isExpired = (reads: readonly StampedRead[]): boolean =>
  reads.some(({ tags, readAt }) => freshness.isExpired(tags, readAt))

/** For Next's own use; nothing that asks for a whole page reads them. */
const ofNext = /^x-next(?:js)?-/

const textHeaders = (headers: StoredPage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ofNext.test(name) ? [] : [[name, String(value)]],
  )

/** A copy with a ground of its own: a slice would take along the whole buffer it lies in. */
const copyOf = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const addressesKey = 'addresses'

/**
 * The process's side of the first level: hands current pages to the thread, and ends them by flags in shared memory
 * the moment the page store would no longer serve them. A flag is seen by the other thread at once, so that a publish
 * is acknowledged only when no old page can go out.
 */
export class PageFeed implements FirstLevel {
  readonly flags = new Int32Array(new SharedArrayBuffer(slots * Int32Array.BYTES_PER_ELEMENT))
  readonly counts = new Float64Array(
    new SharedArrayBuffer(Object.keys(counted).length * Float64Array.BYTES_PER_ELEMENT),
  )
  readonly shown = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT))
  readonly #post: (message: ToFront, transfer?: ArrayBuffer[]) => void
  readonly #held = new Map<string, Held>()
  #free: number[] = []
  #addresses: KnownAddresses | undefined
  #isAnswering = false
  #restarts = -1

  /** @param post sends to the thread that runs */
  constructor(post: (message: ToFront, transfer?: ArrayBuffer[]) => void) {
    this.#post = post
    freshness.onExpiry(() => this.#endExpired())
    // Behind the flags of what has ended by then, so that the thread reads them in the other order.
    const show = () => Atomics.store(this.shown, 0, BigInt(Math.floor(freshness.shown.position)))
    freshness.shown.onMove(show)
    show()
  }

  /** A new thread runs, which holds nothing. */
  begin(): void {
    this.#held.clear()
    this.flags.fill(0)
    this.#free = Array.from({ length: slots }, (_, at) => slots - 1 - at)
    this.#isAnswering = true
    this.#restarts += 1
    if (this.#addresses) this.learn(this.#addresses)
  }

  /** The thread is gone. */
  end(): void {
    this.#isAnswering = false
    this.flags.fill(0)
    this.counts[counted.held] = 0
    this.counts[counted.bytes] = 0
  }

  offer(page: StoredPage): void {
    const { key, readAt, tags, revalidate, html, data, headers } = page
    if (!this.#isAnswering || this.#held.get(key)?.reads[0]?.readAt === readAt) return
    const address = addressOfKey(key)
    const lifeEnd =
      revalidate === false ? Number.POSITIVE_INFINITY : readAt + revalidate * 1_000 - lifetimeMarginMs
    const lifeLeft = lifeEnd - freshness.tick()
    if (address === null || lifeLeft <= 0) return
    const slot = this.#take(key, [{ readAt, tags }])
    if (slot === null) return
    const bytes = copyOf(Buffer.from(html))
    const copy = data ? copyOf(data) : null
    const sent: SentPage = {
      key,
      slot,
      address: `${address.locale} ${address.path}`,
      lifeEnd: steadyNow() + lifeLeft,
      moment: momentOf(tags),
      etag: etagOf(html),
      html: bytes,
      data: copy,
      headers: textHeaders(headers),
    }
    this.#post({ kind: 'page', page: sent }, [bytes.buffer, ...(copy ? [copy.buffer] : [])])
  }

  learn(addresses: KnownAddresses): void {
    this.#addresses = addresses
    if (!this.#isAnswering) return
    const slot = this.#take(addressesKey, addresses.reads)
    if (slot !== null) this.#post({ kind: 'addresses', slot, entries: addresses.entries })
  }

  /** The thread has let go of what held a slot. */
  dropped(key: string, slot: number): void {
    Atomics.store(this.flags, slot, 0)
    if (this.#held.get(key)?.slot === slot) this.#held.delete(key)
    this.#free.push(slot)
  }

  state(): FirstLevelState {
    const read = (place: number): number => this.counts[place] ?? 0
    return {
      isAnswering: this.#isAnswering,
      restarts: Math.max(this.#restarts, 0),
      pages: read(counted.pages),
      files: read(counted.files),
      passed: read(counted.passed),
      held: read(counted.held),
      bytes: read(counted.bytes),
    }
  }

  /** A slot with its flag set, ending what the key held before; null when there is none, or the content has expired. */
  #take(key: string, reads: readonly StampedRead[]): number | null {
    const before = this.#held.get(key)
    if (before) Atomics.store(this.flags, before.slot, 0)
    this.#held.delete(key)
    const slot = this.#free.pop()
    if (slot === undefined) return null
    Atomics.store(this.flags, slot, 1)
    // Only now: an expiry from here on finds it among the held.
    this.#held.set(key, { slot, reads })
    if (!isExpired(reads)) return slot
    this.dropped(key, slot)
    return null
  }

  #endExpired(): void {
    for (const [key, { slot, reads }] of this.#held) {
      if (!isExpired(reads)) continue
      Atomics.store(this.flags, slot, 0)
      this.#held.delete(key)
    }
  }
}
