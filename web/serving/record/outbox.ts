import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BoundedMap } from '#common/bounded-map.ts'
import type { Entry } from '#web/serving/next/cache/entry.ts'
import type { Build } from './build-files.ts'
import { increasing, instanceIn, KnownAddresses } from './known.ts'
import { Marker } from './marker.ts'
import { pageToHand } from './page-to-hand.ts'
import type { SegmentHead, Unnumbered, Waiting } from './segment.ts'
import type { RecordOutboxState, ServedRecord } from './served-record.ts'
import { type OutboxSettings, problemOf, reasonOf } from './outbox-settings.ts'
import { type Part, Segments } from './segments.ts'

/** Pages whose last version is known: what is served unchanged is handed over once. */
const knownPages = 10_000

/**
 * What visitors were given and the lake has yet to take (record 95): appended to a file before the answer leaves. While the
 * disk takes nothing it is held in memory, which is said aloud; when that is full too, there is a gap, which is on record.
 */
export class Outbox implements ServedRecord {
  readonly #settings: OutboxSettings
  readonly #segments: Segments
  readonly #marker: Marker
  readonly #instance: string
  readonly #run = randomUUID()
  readonly #last = new BoundedMap<string, { readAt: number; digest: string }>(knownPages)
  readonly #addresses: KnownAddresses
  readonly #now: () => string
  #number = 0
  #build = ''
  #waiting: number
  #unsaved: Waiting[] = []
  #gapSince: string | undefined
  #gaps = 0
  #problem: string | null = null
  #isDiskFull = false
  /** Called when something waits. */
  onWaiting: () => void = () => {}

  /** @throws where the folder cannot be used */
  constructor(settings: OutboxSettings) {
    const { folder, maxBytes, disk } = settings
    this.#settings = settings
    mkdirSync(folder, { recursive: true })
    this.#instance = instanceIn(folder)
    this.#segments = new Segments(folder, maxBytes, disk)
    this.#waiting = this.#segments.countLeft()
    this.#marker = new Marker(join(folder, 'unsaved'))
    this.#addresses = new KnownAddresses(folder)
    this.#now = increasing(settings.now ?? Date.now)
  }

  note(key: string, entry: Entry, build: string): void {
    const before = this.#last.get(key)
    if (before?.readAt === entry.readAt) return
    try {
      this.#note(key, entry, build, before?.digest)
    } catch (error) {
      this.#gapSince ??= this.#now()
      this.#tell(reasonOf(error))
    }
  }

  drawnBy(build: Build): void {
    this.#settings.onBuild?.(build, this.#instance)
  }

  /** Whether the disk takes something again, asked while it did not; what is in memory goes there. */
  probe(): void {
    if (this.#problem === null) return
    const path = join(this.#settings.folder, 'probe')
    try {
      writeFileSync(path, Buffer.alloc(64 * 1024))
      this.#isDiskFull = this.#segments.bytes >= this.#settings.maxBytes
    } catch {
      // The room of the next look.
    }
    rmSync(path, { force: true })
    if (this.#save()) this.#well()
  }

  state(): RecordOutboxState {
    return {
      waiting: this.#waiting,
      bytes: this.#segments.bytes,
      unsaved: this.#unsaved.length,
      gaps: this.#gaps,
      problem: this.#problem,
    }
  }

  /** The oldest that wait, of `limit` bytes at most but one at least; null while nothing does. */
  async next(limit: number): Promise<Part | null> {
    this.#save()
    const part = await this.#segments.read(limit)
    if (part) {
      const done = () => {
        part.done()
        this.#waiting -= part.items.length
      }
      return { ...part, done }
    }
    const items = this.#unsaved.slice(0, 8)
    if (items.length === 0) return null
    return { head: this.#head(), items, done: () => this.#taken(items) }
  }

  /** The lake lacks something that it was given: all that is served is handed over again. */
  forget(): void {
    this.#gaps += 1
    this.#again()
  }

  close(): void {
    this.#segments.close()
    this.#marker.close()
  }

  #note(key: string, entry: Entry, build: string, before: string | undefined): void {
    const page = pageToHand(key, entry, this.#settings.isHttps)
    if (page === null) return
    // Visitors may ask for any number of addresses that do not exist: what never was there is no part of the record.
    if (page.status !== 200 && !this.#addresses.has(page.address)) return
    const body = Buffer.from(page.body)
    const { address, language, status, sequence, headers } = page
    const digest = createHash('sha256')
      .update(JSON.stringify([status, headers]))
      .update(body)
      .digest('base64')
    this.#last.set(key, { readAt: entry.readAt, digest })
    if (digest === before) return
    this.#begin(build)
    const item = { kind: 'page' as const, address, language, status, sequence, from: this.#now(), headers }
    this.#add({ ...item, length: body.length }, body)
    try {
      this.#addresses.add(address)
    } catch (error) {
      this.#tell(reasonOf(error))
    }
  }

  /** The first page of this process: what the one before lost is said first. */
  #begin(build: string): void {
    if (this.#build !== '') return
    this.#build = build
    const since = this.#marker.left
    if (since === null) return
    this.#addGap(since, 'the site ended while its disk was full')
    if (this.#unsaved.length === 0) this.#mark(null)
  }

  #again(): void {
    this.#last.clear()
    this.#settings.onGap()
  }

  #addGap(from: string, reason: string): void {
    this.#gaps += 1
    this.#add({ kind: 'gap', from, until: this.#now(), reason })
  }

  #add(item: Unnumbered, body = Buffer.alloc(0)): void {
    if (this.#gapSince !== undefined && !this.#save()) return
    const waiting = { item: { ...item, number: this.#number + 1 }, body }
    if (this.#unsaved.length > 0 || !this.#append(waiting)) {
      const bytes = this.#unsaved.reduce((sum, one) => sum + one.body.length, body.length)
      if (bytes > this.#settings.maxMemoryBytes) {
        this.#gapSince = item.from
        this.#tell('no room for what is served in memory either')
        return
      }
      if (this.#unsaved.length === 0) this.#mark(item.from)
      this.#unsaved.push(waiting)
    }
    this.#number += 1
    this.#waiting += 1
    this.onWaiting()
  }

  #append(waiting: Waiting): boolean {
    try {
      this.#segments.append(this.#head(), waiting)
      this.#isDiskFull = false
      return true
    } catch (error) {
      this.#isDiskFull = true
      this.#tell(reasonOf(error))
      return false
    }
  }

  /** Brings to disk what is in memory alone, and then the gap. @returns whether nothing is */
  #save(): boolean {
    if (this.#unsaved.length === 0 && this.#gapSince === undefined) return true
    let saved = 0
    for (const waiting of this.#unsaved) {
      if (!this.#append(waiting)) break
      saved += 1
    }
    this.#unsaved = this.#unsaved.slice(saved)
    if (this.#unsaved.length > 0) return false
    this.#well()
    return true
  }

  /** The lake has these; what was saved meanwhile is taken once more from there. */
  #taken(items: readonly Waiting[]): void {
    const left = this.#unsaved.filter((one) => !items.includes(one))
    this.#waiting -= this.#unsaved.length - left.length
    this.#unsaved = left
    if (left.length === 0) this.#well()
  }

  /** Nothing is in memory alone any more. */
  #well(): void {
    const since = this.#gapSince
    this.#gapSince = undefined
    if (since !== undefined) {
      this.#addGap(since, 'no room on the disk of the site')
      this.#again()
    }
    if (this.#unsaved.length > 0) return
    this.#mark(null)
    if (this.#isDiskFull) return
    if (this.#problem !== null) console.warn('what visitors are given is safe again')
    this.#problem = null
  }

  #mark(since: string | null): void {
    try {
      this.#marker.set(since)
    } catch (error) {
      this.#tell(reasonOf(error))
    }
  }

  #tell(reason: string): void {
    const problem = problemOf(reason)
    if (this.#problem !== problem) console.error('the record is not safe:', problem)
    this.#problem = problem
    // It is looked at again, whether or not something follows.
    this.onWaiting()
  }

  #head(): SegmentHead {
    return { run: this.#run, instance: this.#instance, build: this.#build }
  }
}
