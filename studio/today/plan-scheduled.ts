import type { Waiting } from '#studio/approvals/approval.ts'
import { publishedId } from '#studio/published-id.ts'
import type { TodayRows } from './rows.ts'
import type { Say } from './use-words.ts'

/** Something that happens by itself at an instant. */
export interface Scheduled {
  /** Of the document it opens. */
  id: string
  type: string
  /** Its name; null where the document's own preview shows it. */
  name: string | null
  /** The document as it will be, for its preview. */
  shownId: string
  /** `lacks`: it is to be published then, and is known to lack signatures now. */
  what: 'appears' | 'ends' | 'publish' | 'lacks'
  /** The number of documents of a release with its own name. */
  count?: number
  at: string
  /** A newer version was published after this was scheduled, and will be overwritten by it. */
  isOvertaken: boolean
  /** Its time has come, and signatures or, of those named, the right to publish is missing: since when, in which release. */
  held?: { since: string; releaseId: string; withoutRight?: string | undefined }
}

/** The name of a release in the ids of its versions, from the id of its document `_.releases.name`. */
const releaseName = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

/** What waits for signatures in a release. */
export const unsignedIn = (waiting: readonly Waiting[], releaseId: string): Waiting[] =>
  waiting.filter(
    ({ act, releaseId: own, missing }) => act === 'publish' && own === releaseId && missing.length > 0,
  )

/**
 * Scheduled publishes, and banners that appear and end, the next first.
 * @param waiting what approval has been asked for
 */
export function planScheduled(
  say: Say,
  { banners, releases }: Pick<TodayRows, 'banners' | 'releases'>,
  now: string,
  waiting: readonly Waiting[],
): Scheduled[] {
  const coming = banners.flatMap(({ _id, title, startsAt, endsAt }) =>
    [
      { at: startsAt, what: 'appears' as const },
      { at: endsAt, what: 'ends' as const },
    ].flatMap(({ at, what }): Scheduled[] =>
      at && at > now
        ? [
            {
              id: _id,
              type: 'banner',
              name: title || say('banner.untitled'),
              shownId: _id,
              what,
              at,
              isOvertaken: false,
            },
          ]
        : [],
    ),
  )
  const planned = releases.map(({ _id, title, cardinality, publishAt, held, documents }): Scheduled => {
    const [first] = documents
    const isOne = cardinality === 'one' && first !== undefined
    const releaseId = releaseName(_id)
    return {
      id: first === undefined ? _id : publishedId(first._id),
      type: first?._type ?? 'system.release',
      name: isOne ? null : title || say('release.untitled'),
      shownId: first?._id ?? _id,
      what: unsignedIn(waiting, releaseId).length > 0 ? 'lacks' : 'publish',
      ...(isOne ? {} : { count: documents.length }),
      at: publishAt,
      isOvertaken: documents.some(({ _updatedAt, publishedAt }) => !!publishedAt && publishedAt > _updatedAt),
      ...(held ? { held: { ...held, releaseId } } : {}),
    }
  })
  return [...coming, ...planned].toSorted((a, b) => a.at.localeCompare(b.at))
}
