import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isDocumentId, isSchema, schemaPrefix } from '#lake/store/document.ts'
import { mutate } from '#lake/write/mutate.ts'
import { administratorOf } from './administrator.ts'

const text = z.string().min(1).max(200)
const form = z.strictObject({
  schemas: z
    .array(
      z.strictObject({
        schema: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
        version: text,
        tag: text.optional(),
        workspace: z.strictObject({ name: text, title: text.optional() }),
      }),
    )
    .min(1)
    .max(100),
})
type Deployed = z.infer<typeof form>['schemas'][number]

const safe = (name: string) => name.replaceAll(/[^a-zA-Z0-9_-]/g, '_')
const idOf = ({ workspace, tag }: Deployed): string =>
  `${schemaPrefix}${safe(workspace.name)}${tag === undefined ? '' : `.tag.${safe(tag)}`}`

/**
 * `/projects/:p/datasets/:d/schemas`: the schemas of workspaces that `sanity schema deploy` stores, as documents
 * `_.schemas.…` of the dataset, hence in its history (lake contract 10).
 */
export function schemaRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const path = `${versionSegment}/projects/:project/datasets/:dataset/schemas`

  const asked = (c: Context<LakeEnv>): Dataset => {
    administratorOf(c, lake, 'schemas')
    return datasetOf(c, lake)
  }
  app.get(path, (c) => c.json(asked(c).documents.all.items.filter(({ _id }) => isSchema(_id))))

  app.get(`${path}/:id`, (c) => {
    const found = asked(c).get(c.req.param('id'))
    return c.json(found !== undefined && isSchema(found._id) ? [found] : [])
  })

  app.put(path, async (c) => {
    const dataset = asked(c)
    const { schemas } = await readJson(c, form)
    const wrong = schemas.map(idOf).find((id) => !isDocumentId(id))
    if (wrong !== undefined)
      throw badRequest(`"${wrong}" is no id of a document; give the workspace a shorter name`)
    const documents = schemas.map((one) => {
      const _id = idOf(one)
      const { tag, version, workspace } = one
      const _createdAt = dataset.get(_id)?._createdAt
      return {
        _id,
        _type: 'system.schema',
        ...(_createdAt !== undefined && { _createdAt }),
        version,
        workspace,
        ...(tag !== undefined && { tag }),
        schema: JSON.stringify(one.schema),
      }
    })
    await mutate(
      lake,
      dataset,
      c.get('principal'),
      documents.map((document) => ({ createOrReplace: document })),
    )
    const result = documents.map(({ _id }) => dataset.get(_id))
    return c.json(result)
  })

  app.delete(`${path}/:id`, async (c) => {
    const dataset = asked(c)
    const id = c.req.param('id')
    const isThere = isSchema(id) && dataset.get(id) !== undefined
    if (isThere) await mutate(lake, dataset, c.get('principal'), [{ delete: { id } }])
    return c.json({ deleted: isThere })
  })
}
