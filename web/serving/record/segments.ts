import {
  closeSync,
  fdatasync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { headBytes, itemBytes, readHead, readItem, type SegmentHead, type Waiting } from './segment.ts'

/** A segment beyond this is closed, and the next begun. */
const segmentBytes = 8 * 1024 * 1024
/** How long what was written may be with the system alone, ms: a power cut loses that, the end of a process nothing. */
const syncAfterMs = 200

/** What can be read of the oldest segment, and how to say that it was taken. */
export interface Part {
  head: SegmentHead
  items: Waiting[]
  /** To be called when the lake has them. */
  done: () => void
}

/** The functions of the system that write; tests give failing ones. */
export interface Disk {
  write: (fd: number, bytes: Buffer, offset: number) => number
}

const realDisk: Disk = { write: (fd, bytes, offset) => writeSync(fd, bytes, offset) }

interface Segment {
  path: string
  size: number
  /** Up to where the lake has it. */
  sent: number
  /** Known once its first line was read. */
  head?: SegmentHead
}

/** The outbox on disk: files that are only appended to, removed when the lake has all of one. */
export class Segments {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #disk: Disk
  readonly #segments: Segment[]
  #open: { fd: number; segment: Segment } | undefined
  #count = 0
  #syncing: ReturnType<typeof setTimeout> | undefined

  constructor(folder: string, maxBytes: number, disk: Disk = realDisk) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    this.#disk = disk
    this.#segments = readdirSync(folder)
      .filter((name) => name.endsWith('.out'))
      .toSorted()
      .map((name) => ({ path: join(folder, name), size: statSync(join(folder, name)).size, sent: 0 }))
  }

  get bytes(): number {
    return this.#segments.reduce((sum, { size, sent }) => sum + size - sent, 0)
  }

  /** How many items of processes before are waiting. */
  countLeft(): number {
    let count = 0
    for (const { path } of this.#segments) {
      const bytes = readFileSync(path)
      for (let at = readHead(bytes)?.end; at !== undefined; count += 1) {
        const next = readItem(bytes, at)
        if (next === null) break
        at = next.end
      }
    }
    return count
  }

  /**
   * Appends an item: with the system when it returns. After an error nothing of it is there.
   * @throws where the disk or the outbox is full
   */
  append(head: SegmentHead, waiting: Waiting): void {
    const bytes = itemBytes(waiting)
    if (this.bytes + bytes.length > this.#maxBytes)
      throw new Error(`the outbox has reached its ${Math.round(this.#maxBytes / 1024 / 1024)} MB`)
    if (this.#open && this.#open.segment.size > segmentBytes) this.#close()
    const { fd, segment } = (this.#open ??= this.#begin(head))
    this.#write(fd, segment, segment.size === 0 ? Buffer.concat([headBytes(head), bytes]) : bytes)
    this.#syncing ??= setTimeout(() => this.#sync(), syncAfterMs)
    this.#syncing.unref()
  }

  /** Items of the oldest segment, of `limit` bytes at most but one at least; null while there are none. */
  async read(limit: number): Promise<Part | null> {
    for (;;) {
      const [segment] = this.#segments
      if (!segment) return null
      const isOpen = this.#open?.segment === segment
      const size = segment.size
      const part = segment.sent < size ? await this.#part(segment, size, limit) : null
      if (part) return part
      // Nothing whole follows: what a crash cut short was never served.
      if (isOpen && this.#open?.segment === segment && segment.size === size) {
        if (segment.size > 0) this.#remove(segment)
        return null
      }
      if (!isOpen) this.#remove(segment)
    }
  }

  /** Waits for what was written to be on disk, and closes. */
  close(): void {
    clearTimeout(this.#syncing)
    this.#close()
  }

  async #part(segment: Segment, size: number, limit: number): Promise<Part | null> {
    const bytes = await this.#bytesOf(segment, size)
    const begun = segment.head && segment.sent > 0 ? { head: segment.head, end: 0 } : readHead(bytes)
    if (begun === null) return null
    segment.head = begun.head
    const items: Waiting[] = []
    let end = begun.end
    for (let taken = 0; taken < limit; ) {
      const next = readItem(bytes, end)
      if (next === null) break
      items.push(next)
      taken += next.end - end
      end = next.end
    }
    if (items.length === 0) return null
    const sent = segment.sent + end
    return { head: begun.head, items, done: () => void (segment.sent = sent) }
  }

  /** What of it the lake has not. */
  async #bytesOf({ path, sent }: Segment, size: number): Promise<Buffer> {
    const file = await open(path, 'r')
    try {
      const bytes = Buffer.allocUnsafe(size - sent)
      const { bytesRead } = await file.read(bytes, 0, size - sent, sent)
      return bytes.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  #begin({ run }: SegmentHead): { fd: number; segment: Segment } {
    this.#count += 1
    const name = `${String(Date.now()).padStart(15, '0')}-${run}-${String(this.#count).padStart(6, '0')}.out`
    const path = join(this.#folder, name)
    const fd = openSync(path, 'ax')
    const segment = { path, size: 0, sent: 0 }
    this.#segments.push(segment)
    return { fd, segment }
  }

  #write(fd: number, segment: Segment, bytes: Buffer): void {
    try {
      for (let at = 0; at < bytes.length; ) at += this.#disk.write(fd, bytes, at)
      segment.size += bytes.length
    } catch (error) {
      ftruncateSync(fd, segment.size)
      throw error
    }
  }

  #sync(): void {
    this.#syncing = undefined
    const opened = this.#open
    if (!opened) return
    fdatasync(opened.fd, (error) => {
      // Taken by the lake meanwhile, and closed.
      if (error && this.#open === opened) console.error('the outbox of the record is not on disk:', error)
    })
  }

  #close(): void {
    if (this.#open) closeSync(this.#open.fd)
    this.#open = undefined
  }

  #remove(segment: Segment): void {
    if (this.#open?.segment === segment) this.#close()
    this.#segments.splice(this.#segments.indexOf(segment), 1)
    rmSync(segment.path, { force: true })
  }
}
