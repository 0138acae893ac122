import type { Hono } from 'hono'
import { permits } from '#lake/access/permits.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readableDataset } from '#lake/http/request/dataset.ts'
import { flag } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'

/**
 * `GET /data/references/:dataset/documents/:id/to`: the documents that refer to a document. References
 * between datasets do not exist here, so `excludeInternalReferences` leaves nothing.
 */
export function referenceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/references/:dataset/documents/:id/to`, (c) => {
    const dataset = readableDataset(c, lake)
    const sources = flag(c, 'excludeInternalReferences')
      ? []
      : dataset.references.allReferrers(c.req.param('id'))
    const references = sources.flatMap((documentId) => {
      const doc = dataset.get(documentId)
      if (doc === undefined || !permits(c.get('principal'), 'read', doc)) return []
      return { documentId, projectId: lake.settings.projectId, datasetName: dataset.name }
    })
    return c.json({ totalCount: references.length, references })
  })
}
