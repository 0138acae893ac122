import type { Release } from './release.ts'
import type { Period } from './plan-days.ts'

/** What the site knew of the calendar when it drew a page. */
export interface KnownReleases extends Period {
  releases: readonly Release[]
  /** When the broker said so, and when the page was drawn, ms since 1970. */
  at: number
  now: number
  /** The zone that the page is drawn in, such as `Europe/Berlin`, and its name. */
  zone: { id: string; name: string }
}
