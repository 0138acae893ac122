import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BoundedMap } from '#common/bounded-map.ts'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'
import type { Entry } from '#web/serving/next/cache/entry.ts'
import { Marker } from './marker.ts'
import { type PageToHand, pageToHand } from './page-to-hand.ts'
import type { OutboxItem, SegmentHead, Waiting } from './segment.ts'
import type { RecordOutboxState, ServedRecord } from './served-record.ts'
import { type Disk, type Part, Segments } from './segments.ts'

/** Pages whose last version is known: what is served unchanged is handed over once. */
const knownPages = 10_000

export interface OutboxSettings {
  folder: string
  /** What the outbox may take of the disk. */
  maxBytes: number
  /** What it may take of the memory while the disk takes nothing. */
  maxMemoryBytes: number
  isHttps: boolean
  /** To be called when the record has a gap: all pages are to be drawn, and so handed over, again. */
  onGap: () => void
  disk?: Disk
  now?: () => number
}

type Unnumbered = OutboxItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'number'>
    : never
  : never

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** The id of the site on this data folder, over all of its processes. */
const instanceIn = (folder: string): string => {
  const path = join(folder, 'instance')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const id = randomUUID()
  writeFileAtomicSync(path, id)
  return id
}

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
  readonly #addresses: Set<string>
  #number = 0
  #lastFrom = 0
  #build = ''
  #waiting: number
  #unsaved: Waiting[] = []
  #unsavedBytes = 0
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
    const known = this.#addressesFile()
    this.#addresses = new Set(existsSync(known) ? readFileSync(known, 'utf8').split('\n') : [])
  }

  note(key: string, entry: Entry, build: string): void {
    const before = this.#last.get(key)
    if (before?.readAt === entry.readAt) return
    try {
      this.#note(key, entry, build, before?.digest)
    } catch (error) {
      this.#gapSince ??= this.#now()
      this.#fail(error)
    }
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
    if (part) return { ...part, done: () => this.#done(part) }
    const items = this.#unsaved.slice(0, 8)
    if (items.length === 0) return null
    return { head: this.#head(), items, done: () => this.#dropUnsaved(items.length) }
  }

  /** The lake lacks something that it was given: all that is served is handed over again. */
  forget(): void {
    this.#gaps += 1
    this.#last.clear()
    this.#settings.onGap()
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
    this.#remember(page)
  }

  /** The first page of this process: what the one before lost is said first. */
  #begin(build: string): void {
    if (this.#build !== '') return
    this.#build = build
    const since = this.#marker.left
    if (since === null) return
    this.#gaps += 1
    this.#add({
      kind: 'gap',
      from: since,
      until: this.#now(),
      reason: 'the site ended while its disk was full',
    })
    if (this.#unsaved.length === 0) this.#mark(null)
  }

  /** Each later than the one before, also on a clock that is set back. */
  #now(): string {
    const { now = Date.now } = this.#settings
    this.#lastFrom = Math.max(now(), this.#lastFrom + 1)
    return new Date(this.#lastFrom).toISOString()
  }

  #add(item: Unnumbered, body = Buffer.alloc(0)): void {
    if (this.#gapSince !== undefined && !this.#save()) return
    const waiting = { item: { ...item, number: this.#number + 1 }, body }
    if (this.#unsaved.length > 0 || !this.#append(waiting)) {
      if (this.#unsavedBytes + body.length > this.#settings.maxMemoryBytes) {
        this.#gapSince = item.from
        this.#tell('no room for what is served in memory either')
        return
      }
      if (this.#unsaved.length === 0) this.#mark(item.from)
      this.#unsaved.push(waiting)
      this.#unsavedBytes += body.length
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
      this.#fail(error)
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
    this.#take(saved)
    if (this.#unsaved.length > 0) return false
    this.#well()
    return true
  }

  #dropUnsaved(count: number): void {
    this.#waiting -= count
    this.#take(count)
    if (this.#unsaved.length === 0) this.#well()
  }

  #take(count: number): void {
    for (const { body } of this.#unsaved.splice(0, count)) this.#unsavedBytes -= body.length
  }

  /** Nothing is in memory alone any more. */
  #well(): void {
    const since = this.#gapSince
    this.#gapSince = undefined
    if (since !== undefined) {
      this.#add({ kind: 'gap', from: since, until: this.#now(), reason: 'no room on the disk of the site' })
      this.forget()
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
      this.#fail(error)
    }
  }

  #done(part: Part): void {
    part.done()
    this.#waiting -= part.items.length
  }

  #fail(error: unknown): void {
    this.#tell(reasonOf(error))
  }

  #tell(reason: string): void {
    const problem = `What visitors are given cannot be saved for the record (${reason}). They are served; the lake is given it from memory. Free space on the disk of DATA_DIR, and see that the lake can be reached.`
    if (this.#problem !== problem) console.error('the record is not safe:', problem)
    this.#problem = problem
  }

  #remember({ address }: PageToHand): void {
    if (this.#addresses.has(address)) return
    this.#addresses.add(address)
    try {
      appendFileSync(this.#addressesFile(), `${address}\n`)
    } catch (error) {
      this.#fail(error)
    }
  }

  #addressesFile(): string {
    return join(this.#settings.folder, 'addresses')
  }

  #head(): SegmentHead {
    return { run: this.#run, instance: this.#instance, build: this.#build }
  }
}
