import type { Change, Committed } from './committed.ts'
import { bundleOf, publishedId } from './document.ts'

/** One line of a release's activity as the Studio lists it. */
export interface ReleaseEvent {
  type: string
  timestamp: string
  author: string
  releaseName: string
  [detail: string]: unknown
}

/**
 * What a transaction did to a release: a step of its life cycle, or documents added or removed. A publish, an
 * archive and the like are one event, although all versions are added or removed with them. Edits of the
 * release and of its versions are none: the Studio reads those from the transactions.
 */
export function releaseEvents(committed: Committed, name: string): ReleaseEvent[] {
  const { timestamp, author, changes, transactionId } = committed
  const base = { timestamp, author, releaseName: name }
  const own = changes.find(({ id }) => id === `_.releases.${name}`)
  const step = own === undefined ? undefined : stepOf(own)
  const arrivals = changes.flatMap((change) => {
    const event = bundleOf(change.id) === name ? arrivalEvent(change, transactionId) : undefined
    return event === undefined ? [] : [{ ...base, ...event }]
  })
  if (step === undefined) return arrivals
  const first = { ...base, ...step }
  // A release created together with its first documents, as the Studio does for a scheduled draft.
  return step.type === 'createRelease' ? [...arrivals, first] : [first]
}

type Detail = Record<string, unknown> & { type: string }

const steps: Readonly<Record<string, string>> = {
  'active scheduled': 'scheduleRelease',
  'scheduled active': 'unscheduleRelease',
  'active published': 'publishRelease',
  'scheduled published': 'publishRelease',
  'active archived': 'archiveRelease',
  'archived active': 'unarchiveRelease',
}

/** The step of a release's life cycle that a change of its document is; nothing for an edit of what it says. */
export function stepOf({ before, after }: Pick<Change, 'before' | 'after'>): Detail | undefined {
  if (after === undefined) return undefined
  if (before === undefined) return { type: 'createRelease' }
  const type = steps[`${String(before['state'])} ${String(after['state'])}`]
  if (type === undefined) return undefined
  return type === 'scheduleRelease' ? { type, publishAt: after['publishAt'] } : { type }
}

function arrivalEvent({ id, before, after }: Change, transactionId: string): Detail | undefined {
  const documentId = publishedId(id)
  if (before === undefined && after !== undefined) {
    return {
      type: 'addDocumentToRelease',
      documentId,
      documentType: after._type,
      versionId: id,
      revisionId: transactionId,
      versionRevisionId: transactionId,
    }
  }
  if (before === undefined || after !== undefined) return undefined
  return {
    type: 'discardDocumentFromRelease',
    documentId,
    documentType: before._type,
    versionId: id,
    versionRevisionId: before._rev,
  }
}
