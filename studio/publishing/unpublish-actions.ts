import type { Action } from '@sanity/client'

/** The redirect that stands in for a page: one a path, so that taking the page offline twice does not make two. */
const redirectId = (path: string): string => `redirect-${path.slice(1).replaceAll('/', '-') || 'home'}`

/**
 * What takes a page offline, and in the same step sends its visitors on, so that no link leads nowhere in between.
 */
export function unpublishActions(id: string, redirect?: { from: string; to: string }): Action[] {
  const unpublish: Action = {
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${id}`,
    publishedId: id,
  }
  if (redirect === undefined) return [unpublish]
  const publishedId = redirectId(redirect.from)
  const draftId = `drafts.${publishedId}`
  return [
    {
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: { _id: draftId, _type: 'redirect', ...redirect, permanent: false },
      ifExists: 'fail',
    },
    { actionType: 'sanity.action.document.publish', draftId, publishedId },
    unpublish,
  ]
}
