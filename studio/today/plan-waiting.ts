import { publishedId } from '#studio/published-id.ts'
import { regulated } from '#studio/regulated.ts'
import type { DraftRow, TodayRows } from './rows.ts'
import type { Say } from './use-words.ts'
import { type Verdict, verdictKey } from './verdict.ts'

/** A draft, and why it is unpublished, in words. */
export interface Waiting extends DraftRow {
  isMine: boolean
  reason: string
  /** The field that prevents publishing, if there is one. */
  field?: string
}

interface Who {
  id: string
  /** The languages they translate into. */
  translates: readonly string[]
}

interface Known {
  /** Authors by revision. */
  authors: ReadonlyMap<string, string>
  /** The lake's verdict on a publish, by `verdictKey`. */
  verdicts: ReadonlyMap<string, Verdict>
  releases: TodayRows['releases']
}

/** The version of a document that its own schedule will publish. */
const scheduledOf = ({ _id }: DraftRow, releases: Known['releases']) =>
  releases
    .filter(({ cardinality }) => cardinality === 'one')
    .flatMap(({ documents }) => documents)
    .find((version) => publishedId(version._id) === publishedId(_id))

function mayReason(
  say: Say,
  { _type, _updatedAt, publishedAt }: DraftRow,
  isScheduledEarlier: boolean,
): string {
  if (publishedAt && publishedAt > _updatedAt) return say('reason.overtaken')
  if (isScheduledEarlier) return say('reason.earlier')
  return say(regulated.has(_type) ? 'reason.regulated' : 'reason.may')
}

function waitingOf(
  say: Say,
  draft: DraftRow,
  verdict: Verdict | undefined,
  isMine: boolean,
  isScheduledEarlier: boolean,
  { translates }: Who,
): Waiting[] {
  const says = (reason: string, field?: string): Waiting[] => [
    { ...draft, isMine, reason, ...(field ? { field } : {}) },
  ]
  if (verdict?.kind === 'may') return says(mayReason(say, draft, isScheduledEarlier))
  if (verdict?.kind === 'rules') {
    const { sentence, path, more } = verdict
    return says(say(more > 0 ? 'reason.rulesMore' : 'reason.rules', { sentence, more }), path)
  }
  if (verdict === undefined) return []
  if (verdict.kind === 'approval') return isMine ? says(say('reason.ask')) : []
  if (draft.language && translates.includes(draft.language)) return says(say('reason.language'))
  if (!isMine) return []
  return says(say(regulated.has(draft._type) ? 'reason.compliance' : 'reason.other'))
}

/**
 * The drafts that are relevant for a user: those they may publish or translate and those they edited last;
 * their own first, then regulated ones, then the newest. A draft that is scheduled unchanged only waits for
 * its time.
 */
export function planWaiting(
  say: Say,
  drafts: readonly DraftRow[],
  { authors, verdicts, releases }: Known,
  who: Who,
): Waiting[] {
  const rank = ({ isMine, _type }: Waiting): number => (isMine ? 0 : regulated.has(_type) ? 1 : 2)
  return drafts
    .flatMap((draft): Waiting[] => {
      const scheduled = scheduledOf(draft, releases)
      if (scheduled && draft._updatedAt <= scheduled._createdAt) return []
      const isMine = authors.get(draft._rev) === who.id
      return waitingOf(say, draft, verdicts.get(verdictKey(draft)), isMine, scheduled !== undefined, who)
    })
    .toSorted((a, b) => rank(a) - rank(b) || b._updatedAt.localeCompare(a._updatedAt))
}
