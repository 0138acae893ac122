import type { Change, Committed } from './committed.ts'
import { bundleOf, publishedId } from './document.ts'

/** One line of a document's history as the Studio lists it (lake contract 5). */
export interface GroupEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: unknown
}

/**
 * What a transaction did to the group of a document, seen from `id`: the published document, its draft or one
 * of its versions. Plain edits of a draft are no events.
 */
export function groupEvents(committed: Committed, id: string): GroupEvent[] {
  const documentId = publishedId(id)
  const base = { timestamp: committed.timestamp, author: committed.author, documentId }
  const live = committed.changes.find((change) => change.id === documentId)
  const versions = committed.changes.filter(
    (change) => change.id !== documentId && publishedId(change.id) === documentId,
  )
  const published = live === undefined ? undefined : publishedEvent(live, versions, committed)
  if (published !== undefined) {
    const { event, versionId } = published
    const concernsAll = versionId === undefined && event['type'] === 'deleteDocumentGroup'
    const isOurs = id === documentId || versionId === id || concernsAll
    return isOurs ? [{ ...base, ...event }] : []
  }
  return versions.flatMap((change) => {
    const event = change.id === id ? versionEvent(change, committed) : undefined
    return event === undefined ? [] : [{ ...base, ...event }]
  })
}

interface Found {
  event: Record<string, unknown> & { type: string }
  versionId?: string
}

function publishedEvent(live: Change, versions: readonly Change[], committed: Committed): Found | undefined {
  const revisionId = committed.transactionId
  const gone = versions.filter(({ after }) => after === undefined)
  // An identical draft was removed together with the version of a release.
  const consumed =
    gone.find(({ id }) => committed.causes.some(({ versionId }) => versionId === id)) ?? gone[0]
  if (live.after !== undefined) {
    if (consumed?.before !== undefined) {
      const event = {
        type: 'publishDocumentVersion',
        revisionId,
        versionId: consumed.id,
        versionRevisionId: consumed.before._rev,
        publishCause: causeOf(committed, consumed.id),
        ...release(consumed.id),
      }
      return { event, versionId: consumed.id }
    }
    return {
      event: { type: live.before === undefined ? 'createLiveDocument' : 'updateLiveDocument', revisionId },
    }
  }
  const cause = committed.causes.find(({ action }) => action === 'document.unpublish')
  const kept = versions.find(({ after }) => after !== undefined)?.id ?? cause?.versionId
  if (kept === undefined) return { event: { type: 'deleteDocumentGroup' } }
  return {
    event: { type: 'unpublishDocument', versionId: kept, versionRevisionId: revisionId },
    versionId: kept,
  }
}

function versionEvent({ id, before, after }: Change, committed: Committed): Found['event'] | undefined {
  if (before === undefined) {
    const versionRevisionId = committed.transactionId
    return { type: 'createDocumentVersion', versionId: id, versionRevisionId, ...release(id) }
  }
  if (after !== undefined) return undefined
  return { type: 'deleteDocumentVersion', versionId: id, versionRevisionId: before._rev, ...release(id) }
}

/** Whether a version was published by itself, with its release, or by the release's schedule. */
function causeOf({ causes }: Committed, versionId: string): string {
  const cause = causes.find((one) => one.versionId === versionId && one.action.startsWith('release.'))
  return cause?.action ?? 'document.publish'
}

function release(id: string): { releaseId?: string } {
  const bundle = bundleOf(id)
  return bundle === undefined || bundle === 'drafts' ? {} : { releaseId: bundle }
}
