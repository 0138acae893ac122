import { overloadedBy } from '#lake/http/errors.ts'

/** Who asks for a picture to be made, how many pixels must be read for it, and whether its size is usual. */
interface Ask {
  holder: string
  pixels: number
  isUsual: boolean
}

interface Limits {
  /** Pixels that may be read at a time; a picture larger than that is read alone. */
  pixels: number
  /** Pictures made at a time. */
  atOnce: number
  /** Pictures that wait: of one holder, of all. */
  waiting: { each: number; all: number }
}

/** One picture of the largest size, or four of a camera's, are read at a time: 64 million pixels. */
const defaultLimits: Limits = { pixels: 64_000_000, atOnce: 4, waiting: { each: 24, all: 100 } }

/**
 * The widths the site asks for (its `srcset`), and thumbnails: the Studio draws none larger on a screen of
 * double density.
 */
const usualWidths = new Set([320, 480, 640, 800, 960, 1_200, 1_600, 2_000])
const thumbnailEdge = 640

/** Whether site or Studio ask for pictures of this size; they are made before all others. */
export const isUsualSize = (size: { width?: number; height?: number } | undefined): boolean => {
  if (size === undefined) return false
  const { width = 0, height = 0 } = size
  return Math.max(width, height) <= thumbnailEdge || (height === 0 && usualWidths.has(width))
}

interface Waiting extends Ask {
  begin: () => void
}

/** Has pictures made in turns, so that no number of wishes costs more memory than one large picture. */
export class TransformTurns {
  private readonly limits: Limits
  private queue: Waiting[] = []
  private running = 0
  private pixels = 0

  constructor(limits: Limits = defaultLimits) {
    this.limits = limits
  }

  /**
   * Does the work when it is its turn: usual sizes first, else in the order of the wishes.
   * @throws {HttpError} 503 with `Retry-After` when too many wait already
   */
  async run<T>(ask: Ask, work: () => Promise<T>): Promise<T> {
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

  private fits({ pixels }: Ask): boolean {
    if (this.running === 0) return true
    return this.running < this.limits.atOnce && this.pixels + pixels <= this.limits.pixels
  }

  private begin({ pixels }: Ask): void {
    this.running += 1
    this.pixels += pixels
  }

  private wait(ask: Ask): Promise<void> {
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
