import type { Hono } from 'hono'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { datasetOf } from '#lake/http/dataset.ts'
import { versionSegment } from '#lake/http/version.ts'

/**
 * `GET /data/sequence/:dataset`: place in the log of the newest transaction that changed what readers
 * see. The site compares it with the newest webhook it got; drafts do not count.
 */
export function sequenceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/sequence/:dataset`, (c) =>
    c.json({ sequence: datasetOf(c, lake).publishedSequence }, 200, { 'cache-control': 'no-store' }),
  )
}
