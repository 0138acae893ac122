import { brokerHealth } from '#web/broker/client/health.ts'
import { contentHealth } from '#web/content/publish/health.ts'
import { firstLevel } from '#web/lib/first-level.ts'
import { privateJson } from '#web/lib/http/answers.ts'

export const dynamic = 'force-dynamic'

/** 200 while visitors are served; the body reports each dependency (architecture 6). */
export async function GET(): Promise<Response> {
  const [content, broker] = await Promise.all([contentHealth(), brokerHealth()])
  const level = firstLevel()?.state()
  // While it is started again Next answers alone: slower, but everything.
  const inFront = level ? { firstLevel: { ok: level.isAnswering, ...level } } : {}
  const parts = { site: { ok: true }, ...inFront, ...content, broker }
  return privateJson(200, { ok: content.lake.ok && content.cache.ok && broker.ok, parts })
}
