import type { PageChange } from './plan-page-changes.ts'

export const sides = ['inForce', 'proposed'] as const
export type Side = (typeof sides)[number]

/** Seen in the pages; in them but seen by nobody, such as what is read aloud; or what other sites get of the page. */
export const placeGroups = ['page', 'unseen', 'elsewhere'] as const
export type PlaceGroup = (typeof placeGroups)[number]

/** What a person has looked at of the pages in one language. */
export interface Looked {
  /** `<side> <change>`: was in view in that page. */
  seen: ReadonlySet<string>
  /** Changes that were read as text. */
  read: ReadonlySet<string>
}

/** Which changes nobody can see in each page, as wide as it is. */
export type Hidden = Readonly<Record<Side, ReadonlySet<string>>>

/** A change as it stands in the list. */
export interface Place {
  id: string
  number: number
  group: PlaceGroup
  isRead: boolean
  change: PageChange
  /** The pages in which it is to be seen and was not yet. */
  unseenIn: readonly Side[]
}

/**
 * The places of two pages in the order of the list: those on the page, those nobody sees there, those found elsewhere.
 * One that can be seen counts as read when it was in view in each page that has it, one that nobody sees when its text
 * was read; what was read stays so, however wide the pages are.
 */
export function planPlaceList(
  changes: readonly PageChange[],
  hidden: Hidden,
  { seen, read }: Looked,
): Place[] {
  const places = changes.map((change): Omit<Place, 'number'> => {
    const { id, part } = change
    const own = sides.filter((side) => !change[side].isPlace)
    const wasSeen = (side: Side) => seen.has(`${side} ${id}`)
    const isHidden = (side: Side) => part !== 'page' || hidden[side].has(id)
    const unseenIn = own.filter((side) => !isHidden(side) && !wasSeen(side))
    const onPage = own.every(isHidden) ? 'unseen' : 'page'
    return {
      id,
      change,
      group: part === 'page' || part === 'aloud' ? onPage : 'elsewhere',
      isRead: read.has(id) || (unseenIn.length === 0 && own.some(wasSeen)),
      unseenIn,
    }
  })
  return placeGroups
    .flatMap((group) => places.filter((place) => place.group === group))
    .map((place, at) => ({ ...place, number: at + 1 }))
}
