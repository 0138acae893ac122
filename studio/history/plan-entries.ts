import type { DocumentGroupEvent } from 'sanity'
import type { Told } from '#studio/approvals/approval.ts'

/** What somebody did to the content: a word of `words/en.ts` without its `did.`. */
export type Deed =
  | 'created'
  | 'edited'
  | 'published'
  | 'releasePublished'
  | 'unpublished'
  | 'discarded'
  | 'deleted'
  | 'scheduled'
  | 'unscheduled'
  | 'cleared'

/** A line of the history. */
export type Entry =
  | { kind: 'told'; key: string; at: string; told: Told }
  | {
      kind: 'did'
      key: string
      at: string
      deed: Deed
      /** Ids of who did it: of an edit everybody who wrote. */
      people: readonly string[]
      /** Who wrote what was published. */
      wrote: readonly string[]
      /** For when it was scheduled. */
      until?: string
      /** Whether the form can show the content as it was then. */
      isShown: boolean
      event: DocumentGroupEvent
    }

const deeds = {
  createDocumentVersion: 'created',
  createLiveDocument: 'created',
  editDocumentVersion: 'edited',
  updateLiveDocument: 'edited',
  publishDocumentVersion: 'published',
  unpublishDocument: 'unpublished',
  deleteDocumentVersion: 'discarded',
  deleteDocumentGroup: 'deleted',
  scheduleDocumentVersion: 'scheduled',
  unscheduleDocumentVersion: 'unscheduled',
  historyCleared: 'cleared',
} as const satisfies Record<DocumentGroupEvent['type'], Deed>

/** Sanity has no revision to show for these. */
const unseen = new Set<Deed>(['discarded', 'deleted', 'unpublished', 'scheduled', 'unscheduled', 'cleared'])

function entryOf(event: DocumentGroupEvent): Entry {
  const isOfRelease = event.type === 'publishDocumentVersion' && event.publishCause !== 'document.publish'
  const deed = isOfRelease ? 'releasePublished' : deeds[event.type]
  const people =
    event.type === 'editDocumentVersion' && event.contributors.length > 0
      ? event.contributors
      : [event.author]
  const wrote = event.type === 'publishDocumentVersion' ? (event.contributors ?? []) : []
  return {
    kind: 'did',
    key: event.id,
    at: event.timestamp,
    deed,
    people,
    wrote: wrote.length === 1 && wrote[0] === event.author ? [] : wrote,
    ...(event.type === 'scheduleDocumentVersion' && { until: event.publishAt }),
    isShown: !unseen.has(deed),
    event,
  }
}

/** What was done and what was told of approvals in one list, the newest first. */
export const planEntries = (events: readonly DocumentGroupEvent[], told: readonly Told[]): Entry[] =>
  [
    ...events.map(entryOf),
    ...told.map((one): Entry => ({ kind: 'told', key: one._id, at: one._createdAt, told: one })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
