import type { Hono } from 'hono'
import { z } from 'zod'
import type { LakeEnv } from '#lake/http/environment.ts'
import { unauthorized } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'

/** A site that is away is told of elsewhere; nobody waits for it here. */
const patience = 2_000

const rowSchema = z.object({
  document: z.string().nullable(),
  where: z.string(),
  path: z.string(),
  problem: z.string(),
})
type Row = z.infer<typeof rowSchema>
const answerSchema = z.object({ leftOut: z.array(rowSchema) })

/** What one instance of the site leaves out; undefined while it does not answer. */
const askSite = async (site: string): Promise<readonly Row[] | undefined> => {
  try {
    const response = await fetch(`${site}/api/left-out`, { signal: AbortSignal.timeout(patience) })
    return answerSchema.parse(await response.json()).leftOut
  } catch {
    return undefined
  }
}

/**
 * `GET /data/left-out/:dataset`: what of the published documents the site does not show because it has a fault, with the
 * document's type; with a token. `asked` says whether any instance of the site answered.
 */
export function leftOutRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/left-out/:dataset`, async (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('What is left out needs a token')
    const dataset = datasetOf(c, lake)
    const isSite = dataset.name === lake.settings.dataset
    const answers = await Promise.all(isSite ? lake.settings.siteUrls.map(askSite) : [])
    const rows = new Map(answers.flatMap((told = []) => told.map((row) => [JSON.stringify(row), row])))
    const typeOf = (id: string | null) => (id === null ? undefined : dataset.get(id))?._type ?? null
    return c.json({
      asked: answers.some((told) => told !== undefined),
      leftOut: [...rows.values()].map((row) => ({ ...row, type: typeOf(row.document) })),
    })
  })
}
