/** Limits per holder and for all holders together. */
export interface QueueLimits {
  /** Concurrent jobs of one holder. */
  readonly running: number
  /** Queued jobs of one holder. */
  readonly waiting: number
  readonly allWaiting: number
}

/** Round-robin over holders: each gets its turn, however many jobs another one has queued. */
export class FairQueue<Job> {
  private readonly limits: QueueLimits
  /** Holders in round-robin order. */
  private readonly waiting = new Map<string, Job[]>()
  private readonly running = new Map<string, number>()
  private count = 0

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /** Which limit another job would exceed: the holder's, or the overall one. */
  exceededLimit(holder: string): 'holder' | 'all' | undefined {
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
   * The next job that may run with `places` free; its holder moves to the back. A holder with a running job
   * leaves the last free place to others.
   */
  next(places: number): Job | undefined {
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

  /** Marks a job of the holder as finished. */
  finished(holder: string): void {
    const running = (this.running.get(holder) ?? 1) - 1
    if (running === 0) this.running.delete(holder)
    else this.running.set(holder, running)
  }

  /** Removes and returns all queued jobs. */
  drain(): Job[] {
    const jobs = [...this.waiting.values()].flat()
    this.waiting.clear()
    this.count = 0
    return jobs
  }
}
