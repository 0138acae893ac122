import type { Hono } from 'hono'
import type { Lake, LakeEnv } from '#lake/context.ts'
import { readJson } from '#lake/http/body.ts'
import { datasetOf } from '#lake/http/dataset.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/version.ts'
import { mutate } from '#lake/write/mutate.ts'
import { mutateBody } from '#lake/write/schema.ts'

/** `POST /data/mutate/:dataset` (content-lake.md 3.4). */
export function mutateRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.post(`${versionSegment}/data/mutate/:dataset`, async (c) => {
    const principal = c.get('principal')
    const { mutations, transactionId } = await readJson(c, mutateBody)
    if (principal.kind === 'anonymous') throw unauthorized('Mutations need a token')
    const dataset = datasetOf(c, lake)
    const flag = (name: string) => c.req.query(name) === 'true'
    const answer = await mutate(lake, dataset, principal, mutations, {
      transactionId,
      dryRun: flag('dryRun'),
      autoGenerateArrayKeys: flag('autoGenerateArrayKeys'),
    })
    if (answer.committed?.announced === true) await lake.delivery.settled(answer.committed)
    const withDocuments = flag('returnDocuments')
    const results = answer.result.map((result) => ({
      ...result,
      ...(withDocuments ? { document: answer.documentById(result.id) ?? null } : {}),
    }))
    const documentIds = [...new Set(answer.result.map(({ id }) => id))]
    return c.json({ transactionId: answer.transactionId, results, documentIds })
  })
}
