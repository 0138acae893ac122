/** How much of a share one holder may have, and all together. */
export interface QueueLimits {
  /** Of one holder, at the same time. */
  readonly running: number
  /** Of one holder. */
  readonly waiting: number
  readonly allWaiting: number
}

/** Jobs of many holders: each gets its turn, however many jobs another one has waiting. */
export class FairQueue<Job> {
  private readonly limits: QueueLimits
  /** Holders in the order of their turns. */
  private readonly waiting = new Map<string, Job[]>()
  private readonly running = new Map<string, number>()
  private count = 0

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /** Which limit a job more would exceed: that of its holder, or that of all. */
  full(holder: string): 'holder' | 'all' | undefined {
    if ((this.waiting.get(holder)?.length ?? 0) >= this.limits.waiting) return 'holder'
    return this.count >= this.limits.allWaiting ? 'all' : undefined
  }

  add(holder: string, job: Job): void {
    const jobs = this.waiting.get(holder)
    if (jobs === undefined) this.waiting.set(holder, [job])
    else jobs.push(job)
    this.count += 1
  }

  /**
   * The next job that may run where `places` are free; its holder has its next turn after all others.
   * Who has one running already leaves the last place to others.
   */
  take(places: number): Job | undefined {
    for (const [holder, jobs] of this.waiting) {
      const running = this.running.get(holder) ?? 0
      if (running >= this.limits.running || (running > 0 && places === 1)) continue
      const job = jobs.shift()
      this.waiting.delete(holder)
      if (jobs.length > 0) this.waiting.set(holder, jobs)
      if (job === undefined) continue
      this.count -= 1
      this.running.set(holder, running + 1)
      return job
    }
    return undefined
  }

  isEmpty(): boolean {
    return this.count === 0
  }

  /** A job of the holder is over. */
  done(holder: string): void {
    const running = (this.running.get(holder) ?? 1) - 1
    if (running === 0) this.running.delete(holder)
    else this.running.set(holder, running)
  }

  /** Takes out all that wait. */
  clear(): Job[] {
    const jobs = [...this.waiting.values()].flat()
    this.waiting.clear()
    this.count = 0
    return jobs
  }
}
