import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { flag } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'

/**
 * `GET /data/sequence/:dataset`: sequence of the newest transaction that changed what readers see. The site
 * compares it with its newest webhook; drafts do not count. With `includeDrafts`, which needs a token, all
 * transactions do, as in the ids of live events.
 */
export function sequenceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/sequence/:dataset`, (c) => {
    const dataset = datasetOf(c, lake)
    const includeDrafts = flag(c, 'includeDrafts')
    if (includeDrafts && c.get('principal').kind === 'anonymous') {
      throw unauthorized('The sequence of drafts needs a token')
    }
    const sequence = includeDrafts ? dataset.tip.sequence : dataset.publishedSequence
    return c.json({ sequence }, 200, { 'cache-control': 'no-store' })
  })
}
