import type { Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readJson } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { choice, flag, onlyKnown } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { mutate } from '#lake/write/mutate.ts'
import { mutateBody } from '#lake/write/schema.ts'

const known = [
  'returnIds',
  'returnDocuments',
  'visibility',
  'dryRun',
  'autoGenerateArrayKeys',
  'skipCrossDatasetReferenceValidation',
]

/** `POST /data/mutate/:dataset` (lake contract 3). */
export function mutateRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.post(`${versionSegment}/data/mutate/:dataset`, async (c) => {
    const principal = c.get('principal')
    const { mutations, transactionId } = await readJson(c, mutateBody)
    if (principal.kind === 'anonymous') throw unauthorized('Mutations need a token')
    const dataset = datasetOf(c, lake)
    onlyKnown(c, known)
    const [withIds, withDocuments] = [flag(c, 'returnIds'), flag(c, 'returnDocuments')]
    // Every commit is visible to all before its answer, which exceeds each of these guarantees.
    choice(c, 'visibility', ['sync', 'async', 'deferred'], 'sync')
    flag(c, 'skipCrossDatasetReferenceValidation')
    const answer = await mutate(lake, dataset, principal, mutations, {
      transactionId,
      dryRun: flag(c, 'dryRun'),
      autoGenerateArrayKeys: flag(c, 'autoGenerateArrayKeys'),
    })
    const results = answer.result.map(({ id, operation }) => ({
      ...(withIds || withDocuments ? { id } : {}),
      operation,
      ...(withDocuments ? { document: answer.documentById(id) ?? null } : {}),
    }))
    const documentIds = [...new Set(answer.result.map(({ id }) => id))]
    return c.json({ transactionId: answer.transactionId, results, ...(withIds ? { documentIds } : {}) })
  })
}
