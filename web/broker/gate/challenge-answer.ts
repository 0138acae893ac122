import 'server-only'
import { privateJson } from '#web/lib/http/answers.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { proofPurposes } from './proof.ts'
import { proofOfWork } from './proof-of-work.ts'
import { SharedLimit } from './shared-limit.ts'

/** Challenges per address and quarter of an hour: the only limit on attempts with a proof. */
const byAddress = new SharedLimit('challenge', { most: 120, within: 15 * 60_000 })

/** Issues a proof-of-work challenge, to pages of this site only. */
export async function challengeAnswer(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return privateJson(403, null)
  const asked = new URL(request.url).searchParams.get('for')
  const purpose = proofPurposes.find((name) => name === asked)
  if (!purpose) return privateJson(400, null)
  const wait = await byAddress.take(`${purpose} ${addressOf(request.headers)}`)
  if (wait > 0) return privateJson(429, null, { 'retry-after': String(wait) })
  return privateJson(200, await proofOfWork().newChallenge(purpose))
}
