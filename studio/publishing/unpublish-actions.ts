import type { Action } from '@sanity/client'

/**
 * Id of the redirect that replaces a page: one per path, so that unpublishing it twice does not create two.
 */
const redirectId = (path: string): string => `redirect-${path.slice(1).replaceAll('/', '-') || 'home'}`

/**
 * The actions that unpublish a page and redirect its visitors in the same transaction, so that no link is
 * dead in between.
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
