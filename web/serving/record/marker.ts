import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { z } from 'zod'

const size = 512
const shape = z.object({ since: z.string().nullable() })

const padded = (since: string | null): Buffer => Buffer.from(JSON.stringify({ since }).padEnd(size))

/**
 * Since when pages are in memory alone, in a file whose room was taken before it was needed: it can be written to while
 * the disk is full. What it says at a start is a gap, since the process that wrote it has ended.
 */
export class Marker {
  readonly #fd: number
  /** What the process before left: since when its pages were in memory alone. */
  readonly left: string | null

  /** @throws where the file cannot be opened */
  constructor(path: string) {
    this.#fd = openSync(path, 'a+')
    closeSync(this.#fd)
    this.#fd = openSync(path, 'r+')
    const bytes = Buffer.alloc(size)
    const read = readSync(this.#fd, bytes, 0, size, 0)
    this.left = read === 0 ? null : this.#parsed(bytes)
    if (read < size) this.set(this.left)
  }

  /** @throws where nothing at all can be written */
  set(since: string | null): void {
    writeSync(this.#fd, padded(since), 0, size, 0)
  }

  close(): void {
    closeSync(this.#fd)
  }

  #parsed(bytes: Buffer): string | null {
    try {
      return shape.parse(JSON.parse(bytes.toString('utf8'))).since
    } catch {
      ftruncateSync(this.#fd, 0)
      return null
    }
  }
}
