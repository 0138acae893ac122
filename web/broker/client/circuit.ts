/** How many failures in a row open the circuit, and for how long, ms: shorter than the pause between two polls. */
const failuresToOpen = 5
const openFor = 2_000

type Clock = () => number

/**
 * Spares a broker that is down: after five failures in a row nothing is asked for two seconds, then one
 * question is let through, and its outcome decides.
 */
export class Circuit {
  private failures = 0
  private openUntil = 0
  private readonly now: Clock

  constructor(now: Clock = () => performance.now()) {
    this.now = now
  }

  /** Whether a call may go out; while open, one at the end of each pause. */
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
