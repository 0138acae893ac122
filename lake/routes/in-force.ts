import type { Hono } from 'hono'
import { alarmsOf } from '#lake/approvals/alarms.ts'
import { unauthorized } from '#lake/http/errors.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'

/**
 * `GET /data/in-force/:dataset`, with a token: the ids of documents that are in force by the act "seed" alone,
 * and what is published but not in force, each with its reason. `isSeeded` tells whether the act was done.
 */
export function inForceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/in-force/:dataset`, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('What is in force is told with a token')
    const approvalStates = lake.approvals.of(datasetOf(c, lake))
    if (approvalStates === undefined) return c.json({ isSeeded: false, bySeed: [], alarms: [] })
    const bySeed = [...approvalStates.all()].filter(
      ({ inForce, document }) => inForce.isSeed && document !== undefined,
    )
    return c.json({
      isSeeded: approvalStates.seededAt !== undefined,
      bySeed: bySeed.map(({ publishedId }) => publishedId).sort(),
      alarms: alarmsOf(approvalStates),
    })
  })
}
