import { acceptDelivery } from '#web/content/publish/revalidate.ts'
import { cacheGroupInvalidation } from '#web/lib/http/cache-groups.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { readBody } from '#web/lib/http/read-body.ts'

/** The signed webhook of the lake (architecture 5). */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, 1_000_000)
  if (body === null) return privateJson(413, { ok: false, message: 'The body is too large.' })
  const { status, body: answer, retryAfter } = await acceptDelivery(body, request.headers)
  const ended = siteSettings().hasCacheGroups ? cacheGroupInvalidation(answer.tags ?? []) : {}
  const again = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return privateJson(status, answer, { ...ended, ...again })
}
