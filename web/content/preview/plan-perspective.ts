const release = /^r[A-Za-z0-9]{4,32}$/
/** Ours: what is in force, alone or with the draft of one document (docs/lake-contract.md). */
const ofForce = /^(?:inForce|proposed:[A-Za-z0-9._-]{1,128})$/

/** A perspective available in previews. */
export type Perspective = 'published' | string[]

/**
 * The perspective requested by the Studio: drafts, published, a stack of releases, what is in force, or that with one
 * proposal. Anything else means drafts; `raw` would mix all states.
 */
export const planPerspective = (chosen: string | undefined): Perspective => {
  const parts = (chosen ?? '').split(',').map((part) => part.trim())
  if (parts.length === 1 && parts[0] === 'published') return 'published'
  if (parts.length === 1 && ofForce.test(parts[0] ?? '')) return parts
  const known = parts.filter((part) => part === 'drafts' || release.test(part))
  return known.length > 0 && known.length === parts.length ? known : ['drafts']
}
