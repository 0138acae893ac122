import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { isSiteReader, siteReaderHeader } from '#settings/site-reader.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'
import { flag } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { announcedSince } from '#lake/store/outbox.ts'

const noStore = { 'cache-control': 'no-store' }

/** The transaction at a sequence of the log; empty where there is none. */
const transactionAt = (lake: Lake, dataset: Dataset, sequence: number): string => {
  const row = lake.db
    .prepare('SELECT tx_id AS id FROM log WHERE dataset_id = ? AND seq = ?')
    .get(dataset.id, sequence)
  return z.object({ id: z.string() }).safeParse(row).data?.id ?? ''
}

/**
 * What changed for visitors since a place in the log. `changes` is null when that cannot be said: the place is not of
 * this log, as after a restore, or it is too long ago.
 */
const changesSince = (c: Context<LakeEnv>, lake: Lake, dataset: Dataset) => {
  if (!isSiteReader(c.req.header(siteReaderHeader), lake.settings.revalidateSecrets))
    throw unauthorized('What changed is told to the site alone')
  const since = Number(c.req.query('since'))
  if (!Number.isSafeInteger(since) || since < 0) throw badRequest('since is a sequence')
  const sequence = dataset.publishedSequence
  const isKnown = transactionAt(lake, dataset, since) === (c.req.query('transaction') ?? '')
  return {
    sequence,
    transaction: transactionAt(lake, dataset, sequence),
    changes: isKnown ? announcedSince(lake.db, dataset.id, since) : null,
  }
}

/**
 * `GET /data/sequence/:dataset`: sequence of the newest transaction that changed what readers see; drafts do not
 * count. With `includeDrafts`, which needs a token, all transactions do, as in the ids of live events. With `since` and
 * the `transaction` that has this sequence, the site also learns which documents changed.
 */
export function sequenceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/sequence/:dataset`, (c) => {
    const dataset = datasetOf(c, lake)
    if (c.req.query('since') !== undefined) return c.json(changesSince(c, lake, dataset), 200, noStore)
    const includeDrafts = flag(c, 'includeDrafts')
    if (includeDrafts && c.get('principal').kind === 'anonymous') {
      throw unauthorized('The sequence of drafts needs a token')
    }
    const sequence = includeDrafts ? dataset.tip.sequence : dataset.publishedSequence
    return c.json({ sequence }, 200, noStore)
  })
}
