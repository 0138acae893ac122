const release = /^r[A-Za-z0-9]{4,32}$/

/** A perspective available in previews. */
export type Perspective = 'published' | string[]

/**
 * The perspective requested by the Studio: drafts, published, or a stack of releases. Anything else means drafts;
 * `raw` would mix all states.
 */
export const planPerspective = (chosen: string | undefined): Perspective => {
  const parts = (chosen ?? '').split(',').map((part) => part.trim())
  if (parts.length === 1 && parts[0] === 'published') return 'published'
  const known = parts.filter((part) => part === 'drafts' || release.test(part))
  return known.length > 0 && known.length === parts.length ? known : ['drafts']
}
