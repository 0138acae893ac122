/** A token bucket of bytes: `burst` at once, refilled by `perSecond`. */
export class TokenBucket {
  private readonly burst: number
  private readonly perSecond: number
  private readonly now: () => number
  private left: number
  private at: number

  constructor({ burst, perSecond }: { burst: number; perSecond: number }, now = () => performance.now()) {
    this.burst = burst
    this.perSecond = perSecond
    this.now = now
    this.left = burst
    this.at = now()
  }

  /** Takes bytes; false while there are not enough. */
  take(bytes: number): boolean {
    const at = this.now()
    this.left = Math.min(this.burst, this.left + ((at - this.at) / 1000) * this.perSecond)
    this.at = at
    if (this.left < bytes) return false
    this.left -= bytes
    return true
  }
}
