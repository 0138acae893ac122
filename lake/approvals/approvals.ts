import type { DatabaseSync } from 'node:sqlite'
import type { BehindChange, Change } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isPublished } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'
import { ApprovalStates } from './approval-states.ts'
import type { WrittenEntry } from './log-facts.ts'

/** What a planned transaction does to what is in force; it takes effect with `apply`. */
export interface PlannedEffect {
  visible: readonly Change[]
  behind: readonly BehindChange[]
  apply: () => void
  revert: () => void
}

/** The approvals of a lake: the site's dataset has them, any other may hold any content. */
export class Approvals {
  private readonly db: DatabaseSync
  private readonly history: History
  private readonly siteDataset: string
  private readonly opened = new WeakMap<Dataset, ApprovalStates>()

  constructor(db: DatabaseSync, history: History, siteDataset: string) {
    this.db = db
    this.history = history
    this.siteDataset = siteDataset
  }

  /** What is in force of a dataset; `undefined` where what is published is. Read from its log once. */
  of(dataset: Dataset): ApprovalStates | undefined {
    if (dataset.name !== this.siteDataset) return undefined
    let approvalStates = this.opened.get(dataset)
    if (approvalStates === undefined) {
      approvalStates = new ApprovalStates(this.db, dataset, this.history)
      this.opened.set(dataset, approvalStates)
    }
    return approvalStates
  }

  effectOf(dataset: Dataset, entry: WrittenEntry): PlannedEffect {
    const approvalStates = this.of(dataset)
    if (approvalStates === undefined) {
      const visible = entry.changes.filter(({ id }) => isPublished(id))
      return { visible, behind: [], apply: () => {}, revert: () => {} }
    }
    const effect = approvalStates.effectOf(entry)
    return {
      visible: effect.visible,
      behind: effect.behind,
      apply: () => approvalStates.apply(entry, effect),
      revert: () => approvalStates.revert(entry, effect),
    }
  }
}
