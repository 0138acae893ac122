const release = /^r[A-Za-z0-9]{4,32}$/

/** What an editor may look at in a preview. */
export type Perspective = 'published' | string[]

/**
 * The perspective of a preview from what the Studio named: drafts, what is published, or releases in the
 * order in which they are laid over it. Anything else means drafts; `raw` would mix all states and is none.
 */
export const planPerspective = (chosen: string | undefined): Perspective => {
  const parts = (chosen ?? '').split(',').map((part) => part.trim())
  if (parts.length === 1 && parts[0] === 'published') return 'published'
  const known = parts.filter((part) => part === 'drafts' || release.test(part))
  return known.length > 0 && known.length === parts.length ? known : ['drafts']
}
