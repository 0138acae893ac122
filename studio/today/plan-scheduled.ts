import type { TodayRows } from './rows.ts'

/** Something that happens by itself at an instant. */
export interface Scheduled {
  id: string
  type: string
  what: string
  at: string
}

const publishedId = (id: string): string => id.replace(/^versions\.[^.]+\./, '')

/** What will be published by a schedule, and banners that come and go, the next first. */
export function planScheduled(
  { banners, releases }: Pick<TodayRows, 'banners' | 'releases'>,
  now: string,
): Scheduled[] {
  const coming = banners.flatMap(({ _id, title, startsAt, endsAt }) =>
    [
      { at: startsAt, what: 'appears' },
      { at: endsAt, what: 'ends' },
    ].flatMap(({ at, what }) =>
      at && at > now ? [{ id: _id, type: 'banner', what: `Banner “${title ?? _id}” ${what}`, at }] : [],
    ),
  )
  const planned = releases.map(({ _id, title, publishAt, documents }) => {
    const [first] = documents
    return {
      id: first === undefined ? _id : publishedId(first._id),
      type: first?._type ?? 'system.release',
      what: `${title || 'A draft'} is published${documents.length > 1 ? `, ${documents.length} documents` : ''}`,
      at: publishAt,
    }
  })
  return [...coming, ...planned].toSorted((a, b) => a.at.localeCompare(b.at))
}
