import 'server-only'
import { privateJson } from '#web/lib/http/answers.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { Limit } from './limits.ts'
import { proofPurposes } from './proof.ts'
import { proofDesk } from './proof-desk.ts'

/** Tasks for one address in a quarter of an hour: what a solved one lets through is limited by these alone. */
const byAddress = new Limit({ most: 120, within: 15 * 60_000 })

/** Hands out a task, to pages of this site only. */
export async function challengeAnswer(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, siteSettings().siteUrl)) return privateJson(403, null)
  const asked = new URL(request.url).searchParams.get('for')
  const purpose = proofPurposes.find((name) => name === asked)
  if (!purpose) return privateJson(400, null)
  const wait = byAddress.take(`${purpose} ${addressOf(request.headers)}`)
  if (wait > 0) return privateJson(429, null, { 'retry-after': String(wait) })
  return privateJson(200, await proofDesk().newChallenge(purpose))
}
