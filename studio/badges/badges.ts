import type { DocumentBadgeComponent, DocumentBadgesResolver } from 'sanity'
import { planBadges } from './plan-badges.ts'

/** As many marks as a document can have at once; each shows the one at its place. */
const places = [0, 1, 2]

const ownBadges: DocumentBadgeComponent[] = places.map(
  (place) =>
    ({ draft, published }) =>
      planBadges(draft ?? published ?? {}, new Date())[place] ?? null,
)

/** The marks of a form: language, review, banner, sample, beside the Studio’s own. */
export const documentBadges: DocumentBadgesResolver = (badges) => [...badges, ...ownBadges]
