import { overloadedBy } from '#lake/http/errors.ts'

/** A transformation to run: for whom, how many pixels it decodes, and whether its size is a usual one. */
interface TransformRequest {
  holder: string
  pixels: number
  isUsual: boolean
}

interface Limits {
  /** Pixels decoded at the same time; a picture larger than that is decoded alone. */
  pixels: number
  /** Transformations running at the same time. */
  atOnce: number
  /** Queued transformations: of one holder, of all. */
  waiting: { each: number; all: number }
}

/** One picture of the largest size, or four of a camera's, are decoded at a time: 64 million pixels. */
const defaultLimits: Limits = { pixels: 64_000_000, atOnce: 4, waiting: { each: 24, all: 100 } }

/**
 * The widths the site requests (its `srcset`), and thumbnails: the Studio requests none larger on a screen of
 * double density.
 */
const usualWidths = new Set([320, 480, 640, 800, 960, 1_200, 1_600, 2_000])
const thumbnailEdge = 640

/** Whether site or Studio request pictures of this size; those are served first. */
export const isUsualSize = (size: { width?: number; height?: number } | undefined): boolean => {
  if (size === undefined) return false
  const { width = 0, height = 0 } = size
  return Math.max(width, height) <= thumbnailEdge || (height === 0 && usualWidths.has(width))
}

interface Waiting extends TransformRequest {
  begin: () => void
}

/** Queues transformations, so that no number of requests costs more memory than one large picture. */
export class TransformQueue {
  private readonly limits: Limits
  private queue: Waiting[] = []
  private running = 0
  private pixels = 0

  constructor(limits: Limits = defaultLimits) {
    this.limits = limits
  }

  /**
   * Runs the work when it is its turn: usual sizes first, else in order of arrival.
   * @throws {HttpError} 503 with `Retry-After` when too many are queued
   */
  async run<T>(ask: TransformRequest, work: () => Promise<T>): Promise<T> {
    if (this.queue.length > 0 || !this.fits(ask)) await this.wait(ask)
    else this.begin(ask)
    try {
      return await work()
    } finally {
      this.running -= 1
      this.pixels -= ask.pixels
      this.next()
    }
  }

  private fits({ pixels }: TransformRequest): boolean {
    if (this.running === 0) return true
    return this.running < this.limits.atOnce && this.pixels + pixels <= this.limits.pixels
  }

  private begin({ pixels }: TransformRequest): void {
    this.running += 1
    this.pixels += pixels
  }

  private wait(ask: TransformRequest): Promise<void> {
    const { each, all } = this.limits.waiting
    const own = this.queue.filter(({ holder }) => holder === ask.holder).length
    if (own >= each) throw overloadedBy(`${each} of your pictures are already being made; try again`)
    if (this.queue.length >= all) throw overloadedBy(`${all} pictures are already being made; try again`)
    return new Promise((resolve) => {
      const place = ask.isUsual ? this.queue.findIndex(({ isUsual }) => !isUsual) : -1
      this.queue.splice(place < 0 ? this.queue.length : place, 0, { ...ask, begin: resolve })
    })
  }

  private next(): void {
    for (let first = this.queue[0]; first !== undefined && this.fits(first); first = this.queue[0]) {
      this.queue.shift()
      this.begin(first)
      first.begin()
    }
  }
}
