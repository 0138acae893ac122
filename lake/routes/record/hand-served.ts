import type { Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'
import { readBody } from '#lake/http/request/body.ts'
import { namedDataset } from '#lake/http/request/dataset.ts'
import type { Lake } from '#lake/lake.ts'
import { BatchError, readBatch } from '#lake/record/served/handed.ts'
import { keepServed } from '#lake/record/served/keep.ts'
import { assertWritable } from '#lake/record/state.ts'
import { isSiteReader, siteReaderHeader } from '#settings/site-reader.ts'

/** Bytes of a batch; the largest page fits. */
const batchLimit = 16 * 1024 * 1024

/**
 * `POST /record/:dataset/served`, for the site alone: pages that visitors were given, to be kept. Answers up to which
 * item of its run the lake has all, so that what comes twice is kept once, and whether items were missing. It moves no
 * sequence of the dataset and wakes nobody.
 */
export function handServedRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.post('/record/:dataset/served', async (c) => {
    if (!isSiteReader(c.req.header(siteReaderHeader), lake.settings.revalidateSecrets))
      throw unauthorized('Pages as served are handed over by the site alone')
    const dataset = namedDataset(c, lake)
    assertWritable(lake.record)
    const bytes = await readBody(c, batchLimit)
    try {
      return c.json(keepServed(lake.db, dataset.id, readBatch(bytes)), 200, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof BatchError) throw badRequest(error.message)
      throw error
    }
  })
}
