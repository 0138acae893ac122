import { brokerHealth } from '#web/broker/client/health.ts'
import { doubtedBids } from '#web/broker/client/judged-bids.ts'
import { oddRows } from '#web/broker/client/odd-rows.ts'
import { leftOut } from '#web/content/lake/left-out.ts'
import { contentHealth } from '#web/content/publish/health.ts'
import { firstLevel } from '#web/serving/first-level.ts'
import { proxies } from '#web/serving/nginx/proxies.ts'
import { servedRecord } from '#web/serving/record/served-record.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import { privateJson } from '#web/lib/http/answers.ts'

export const dynamic = 'force-dynamic'

/** 200 while visitors are served; the body reports each dependency (architecture 6). */
export async function GET(): Promise<Response> {
  const [content, broker] = await Promise.all([contentHealth(), brokerHealth()])
  const level = firstLevel()?.state()
  // While it is started again Next answers alone: slower, but everything.
  const inFront = level ? { firstLevel: { ok: level.isAnswering, ...level } } : {}
  const store = sharedStore()
  // Without it this instance serves alone, and others hear of a publish by their own webhooks.
  const shared = store ? { shared: { ok: store.problem === null, problem: store.problem } } : {}
  const inFrontOfAll = proxies()
  // Pages that have ended are seen there for half a minute at most.
  const told = inFrontOfAll
    ? { proxies: { ok: inFrontOfAll.problem === null, problem: inFrontOfAll.problem } }
    : {}
  const outbox = servedRecord()?.state()
  // Visitors are served all the same; what waits while the lake is away is its part to tell.
  const recorded = outbox ? { record: { ok: outbox.problem === null, ...outbox } } : {}
  const odd = leftOut()
  // What has a fault is missing from pages; whoever reads this can tell an editor where.
  const rows = { ok: odd.length === 0, leftOut: odd.length, first: odd.slice(0, 20) }
  // The broker answers, but not all it says is shown as it says it; whoever reads this can tell the broker.
  const [left, doubted] = [oddRows(), doubtedBids()]
  const brokerRows = { ok: left.length === 0, leftOut: left }
  const bids = { ok: doubted.length === 0, doubted: doubted.slice(0, 20) }
  const parts = {
    site: { ok: true },
    ...inFront,
    ...content,
    rows,
    broker,
    brokerRows,
    bids,
    ...shared,
    ...told,
    ...recorded,
  }
  const isWell =
    content.lake.ok &&
    content.cache.ok &&
    rows.ok &&
    broker.ok &&
    brokerRows.ok &&
    bids.ok &&
    (store?.problem ?? inFrontOfAll?.problem ?? outbox?.problem ?? null) === null
  return privateJson(200, { ok: isWell, parts })
}
