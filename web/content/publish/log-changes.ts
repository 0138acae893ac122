import type { ChangedDocument } from '#web/documents/define-document.ts'
import type { Place } from '#web/serving/validity/freshness.ts'

/** The end of the log, and what changed before it; null when it cannot be named, and all may have changed. */
export interface LogChanges {
  place: Place
  changes: ChangedDocument[] | null
  /** To be called once all of it has been applied. */
  applied?: () => void
}
