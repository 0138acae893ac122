import { publishedId } from '#studio/published-id.ts'
import type { TodayRows } from './rows.ts'

/** Something that happens by itself at an instant. */
export interface Scheduled {
  /** Of the document it opens. */
  id: string
  type: string
  /** Its name; null where the document's own preview shows it. */
  name: string | null
  /** The document as it will be, for its preview. */
  shownId: string
  what: string
  at: string
  /** A newer version was published after this was scheduled, and will be overwritten by it. */
  isOvertaken: boolean
  /** Its time has come and signatures are missing: since when, and which. */
  held?: { since: string; reason: string }
}

/** Scheduled publishes, and banners that appear and end, the next first. */
export function planScheduled(
  { banners, releases }: Pick<TodayRows, 'banners' | 'releases'>,
  now: string,
): Scheduled[] {
  const coming = banners.flatMap(({ _id, title, startsAt, endsAt }) =>
    [
      { at: startsAt, what: 'appears' },
      { at: endsAt, what: 'ends' },
    ].flatMap(({ at, what }): Scheduled[] =>
      at && at > now
        ? [
            {
              id: _id,
              type: 'banner',
              name: title || 'Banner without a title',
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
    const count = documents.length === 1 ? '1 document' : `${documents.length} documents`
    return {
      id: first === undefined ? _id : publishedId(first._id),
      type: first?._type ?? 'system.release',
      name: isOne ? null : title || 'Release without a title',
      shownId: first?._id ?? _id,
      what: isOne ? 'is published' : `is published, ${count}`,
      at: publishAt,
      isOvertaken: documents.some(({ _updatedAt, publishedAt }) => !!publishedAt && publishedAt > _updatedAt),
      ...(held ? { held } : {}),
    }
  })
  return [...coming, ...planned].toSorted((a, b) => a.at.localeCompare(b.at))
}
