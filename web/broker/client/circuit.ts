/** Consecutive failures that open the circuit, and how long it stays open: shorter than the pause between two polls. */
const failuresToOpen = 5
const openFor = 2_000

type Clock = () => number

/** Circuit breaker: after five consecutive failures nothing is sent for two seconds; then one trial call decides. */
export class Circuit {
  private failures = 0
  private openUntil = 0
  private readonly now: Clock

  constructor(now: Clock = () => performance.now()) {
    this.now = now
  }

  /** Whether a call may be sent; while open, one per pause. */
  admits(): boolean {
    if (this.failures < failuresToOpen) return true
    if (this.now() < this.openUntil) return false
    this.openUntil = this.now() + openFor
    return true
  }

  record(isWell: boolean): void {
    if (isWell) {
      this.failures = 0
      return
    }
    this.failures += 1
    if (this.failures >= failuresToOpen) this.openUntil = this.now() + openFor
  }
}
