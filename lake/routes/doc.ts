import type { Hono } from 'hono'
import { mayRead } from '#lake/access/permits.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { datasetAsOf } from '#lake/http/request/as-of.ts'
import { readableDataset } from '#lake/http/request/dataset.ts'
import { flag, onlyKnown } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { viewOf } from '#lake/query/views.ts'
import { type LakeDocument, publishedId } from '#lake/store/document.ts'
import type { Dataset } from '#lake/store/dataset.ts'

/** `GET /data/doc/:dataset/:ids` (lake contract 2): found documents, and why others are omitted. */
export function docRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/doc/:dataset/:ids`, async (c) => {
    onlyKnown(c, ['excludeContent', 'includeAllVersions', 'asOf'])
    const dataset = await datasetAsOf(c, lake, readableDataset(c, lake))
    const principal = c.get('principal')
    const isInForce = c.req.query('perspective') === 'inForce'
    const inForce = isInForce ? viewOf(dataset, 'inForce', 'anonymous') : undefined
    const found = (id: string) => (inForce ?? dataset).get(id)
    const asked = c.req
      .param('ids')
      .split(',')
      .filter((id) => id !== '')
    const ids = flag(c, 'includeAllVersions') ? withVersions(dataset, asked) : asked
    const withoutBody = flag(c, 'excludeContent')
    const documents: Partial<LakeDocument>[] = []
    const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
    for (const id of ids) {
      const doc = found(id)
      if (doc === undefined) omitted.push({ id, reason: 'existence' })
      // Without a token, the existence of a hidden document is not revealed.
      else if (inForce === undefined && !mayRead(dataset, principal, doc)) {
        omitted.push({ id, reason: principal.kind === 'anonymous' ? 'existence' : 'permission' })
      } else documents.push(withoutBody ? withoutContent(doc) : doc)
    }
    return c.json({ documents, omitted })
  })
}

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument): Partial<LakeDocument> {
  return { _id, _type, _rev, _createdAt, _updatedAt }
}

function withVersions(dataset: Dataset, ids: readonly string[]): string[] {
  const wanted = new Set(ids.map((id) => publishedId(id)))
  return dataset.documents.all.items.flatMap(({ _id }) => (wanted.has(publishedId(_id)) ? [_id] : []))
}
