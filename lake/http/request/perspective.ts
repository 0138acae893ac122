import type { Context } from 'hono'
import type { Principal } from '#lake/access/principal.ts'
import type { Audience, Perspective } from '#lake/query/views.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'
import { hasPublishedDefault } from './version.ts'

const bundlePattern = /^[A-Za-z0-9_-]+$/
const isProposal = (wish: string): wish is `proposed:${string}` =>
  /^proposed:[A-Za-z0-9._-]{1,128}$/.test(wish)

/**
 * The perspective of a request: by default that of its API version, and published without a token.
 * @throws {HttpError} 401 when a request without a token asks for more than what is published
 */
export function perspectiveOf(c: Context, principal: Principal): Perspective {
  const wish = c.req.queries('perspective')?.join(',') ?? ''
  const isAnonymous = principal.kind === 'anonymous'
  if (wish === '') return isAnonymous || hasPublishedDefault(c) ? 'published' : 'raw'
  const perspective = parsePerspective(wish)
  if (isAnonymous && perspective !== 'published' && perspective !== 'inForce') {
    throw unauthorized(`The perspective "${wish}" needs a token`)
  }
  return perspective
}

function parsePerspective(wish: string): Perspective {
  if (wish === 'raw' || wish === 'published' || wish === 'inForce' || isProposal(wish)) return wish
  const names = wish.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 1 && names[0] === 'published') return 'published'
  if (
    !names.every((name) => bundlePattern.test(name)) ||
    names.includes('raw') ||
    names.includes('inForce')
  ) {
    throw badRequest(`Invalid perspective "${wish}"`)
  }
  return names.filter((name) => name !== 'published')
}

export const audienceOf = (principal: Principal): Audience =>
  principal.kind === 'anonymous' ? 'anonymous' : 'member'
