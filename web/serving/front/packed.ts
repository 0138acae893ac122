import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from './plan-encoding.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Of Brotli's levels, the one whose saving is worth its time: 11 takes four times as long for a tenth more. */
const brotliLevel = 9

/** One at a time and on demand: after everything has ended at once, compressing must not take half the machine. */
let compressing: Promise<unknown> = Promise.resolve()

/** An empty body, zipped. */
const nothing = gzipSync('')

/**
 * A body in the encodings it is asked for: gzip from the start, Brotli soon after somebody could have used it, and
 * without an encoding what unpacking gives, since hardly anybody asks for it.
 */
export class Packed {
  /** Bytes without an encoding. */
  readonly length: number
  readonly #plain: Buffer | null
  readonly #gzip: Buffer | null
  #brotli: Buffer | null = null
  #isAsked = false

  private constructor(length: number, plain: Buffer | null, zipped: Buffer | null) {
    this.length = length
    this.#plain = plain
    this.#gzip = zipped
  }

  static async of(body: Uint8Array): Promise<Packed> {
    return new Packed(body.length, null, await zip(body, { level: 9 }))
  }

  /** A body that is packed by itself, such as a font. */
  static plain(body: Buffer): Packed {
    return new Packed(body.length, body, null)
  }

  /** Bytes held. */
  get size(): number {
    return (this.#plain?.length ?? 0) + (this.#gzip?.length ?? 0) + (this.#brotli?.length ?? 0)
  }

  /**
   * The body in the first of these encodings that is there.
   * @returns null when it is in none of them
   */
  in(wished: readonly Encoding[]): { encoding: Encoding; body: Buffer } | null {
    for (const encoding of wished) {
      if (encoding === 'br' && this.#brotli !== null) return { encoding, body: this.#brotli }
      if (encoding === 'gzip' && this.#gzip !== null) return { encoding, body: this.#gzip }
      if (encoding === 'identity') return { encoding, body: this.#plain ?? gunzipSync(this.#gzip ?? nothing) }
    }
    return null
  }

  /** Whether Brotli would make it smaller, and nobody has asked for that yet. */
  get lacksBrotli(): boolean {
    return !this.#isAsked && this.#gzip !== null
  }

  /** Makes the Brotli form, once. @returns the bytes added; 0 when it was asked for before */
  async addBrotli(): Promise<number> {
    if (this.#isAsked || this.#gzip === null) return 0
    this.#isAsked = true
    const plain = gunzipSync(this.#gzip)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    const made = compressing.then(() => brotli(plain, { params }))
    compressing = made.catch(() => undefined)
    this.#brotli = await made
    return this.#brotli.length
  }
}
