import { brokerHealth } from '#web/broker/client/health.ts'
import { contentHealth } from '#web/content/publish/health.ts'
import { privateJson } from '#web/lib/http/answers.ts'

export const dynamic = 'force-dynamic'

/** 200 while visitors are served; the body reports each dependency (architecture 6). */
export async function GET(): Promise<Response> {
  const [content, broker] = await Promise.all([contentHealth(), brokerHealth()])
  const parts = { site: { ok: true }, ...content, broker }
  return privateJson(200, { ok: content.lake.ok && content.cache.ok && broker.ok, parts })
}
