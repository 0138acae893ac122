import { BoundedMap } from '#common/bounded-map.ts'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Approvals } from '#lake/approvals/approvals.ts'
import { Dataset } from '#lake/store/dataset.ts'
import { isForgotten } from '#lake/store/forgotten.ts'
import type { History } from '#lake/store/history.ts'

/** A dataset as its readers saw it at an instant. */
export interface Snapshot {
  dataset: Dataset
  /** How many of its documents were forgotten since; they are not in it. */
  forgotten: number
}

/** Cached snapshots. */
const maxSnapshots = 6
/** Documents loaded per batch: other requests run in between. */
const batchSize = 500

/**
 * Past states of the published documents, rebuilt from the log. Instants between two transactions share a
 * snapshot, and a snapshot never changes.
 */
export class Snapshots {
  private readonly history: History
  private readonly approvals: Approvals
  private readonly kept = new BoundedMap<string, Promise<Snapshot>>(maxSnapshots)
  private nextId = -1

  constructor(history: History, approvals: Approvals) {
    this.history = history
    this.approvals = approvals
  }

  /** The dataset at an instant (ISO 8601); empty before its first transaction. */
  async at(dataset: Dataset, instant: string): Promise<Snapshot> {
    const place = this.history.sequenceAt(dataset, instant) ?? 0
    const key = `${dataset.id}/${place}`
    const known = this.kept.use(key)
    if (known !== undefined) return known
    const snapshot = this.build(dataset, place)
    this.kept.set(key, snapshot)
    // A failed build is not cached; its caller gets the error.
    snapshot.catch(() => this.kept.delete(key))
    return snapshot
  }

  private async build(dataset: Dataset, place: number): Promise<Snapshot> {
    const { name, aclMode } = dataset
    const tip = { sequence: place, hash: '', time: '' }
    const past = new Dataset({ id: this.nextId--, name, aclMode }, tip, place)
    let forgotten = 0
    let taken = 0
    for (const document of this.history.publishedAt(dataset, place)) {
      if (isForgotten(document)) forgotten += 1
      else past.load(document)
      taken += 1
      if (taken % batchSize === 0) await othersFirst()
    }
    for (const [id, instead] of this.approvals.of(dataset)?.behindAt(place) ?? []) {
      past.behind.set(id, instead)
    }
    return { dataset: past, forgotten }
  }
}
