import type { PlannedEffect } from '#lake/approvals/approvals.ts'
import type { Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { PreparedEntry } from '#lake/store/ledger.ts'

/** An entry ready to be written, and what it does to what is in force. */
export interface Planned {
  entry: PreparedEntry
  effect: PlannedEffect
}

/** A transaction that is on disk, and when the site has heard of it. */
export interface Done {
  committed: Committed
  told: Promise<void> | undefined
}

/** A queued transaction. */
export interface Job {
  dataset: Dataset
  /** Plans and checks it; throws to refuse it. Returns no entry when there is nothing to write. */
  plan: () => Planned | undefined
  resolve: (done: Done | undefined) => void
  reject: (error: unknown) => void
}

/** Plans a job; one that is refused has heard why. */
export function attempt(job: Job): { refused: boolean; planned: Planned | undefined } {
  try {
    return { refused: false, planned: job.plan() }
  } catch (error) {
    job.reject(error)
    return { refused: true, planned: undefined }
  }
}
