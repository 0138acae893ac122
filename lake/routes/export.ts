import type { Hono } from 'hono'
import { mayRead } from '#lake/access/permits.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readableDataset } from '#lake/http/request/dataset.ts'
import { onlyKnown } from '#lake/http/request/parameters.ts'
import { versionSegment } from '#lake/http/request/version.ts'

/** Documents per chunk of the response. */
const pieceSize = 200

/** `GET /data/export/:dataset`: every document the principal may read, one JSON object per line. */
export function exportRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get(`${versionSegment}/data/export/:dataset`, (c) => {
    onlyKnown(c, ['types', 'nextCursor'])
    const dataset = readableDataset(c, lake)
    const principal = c.get('principal')
    const types = c.req.query('types')?.split(',')
    const documents = dataset.documents.all.items.filter(
      (doc) => mayRead(dataset, principal, doc) && (types === undefined || types.includes(doc._type)),
    )
    const encoder = new TextEncoder()
    let at = 0
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = documents.slice(at, at + pieceSize)
        at += pieceSize
        if (piece.length === 0) controller.close()
        else controller.enqueue(encoder.encode(piece.map((doc) => `${JSON.stringify(doc)}\n`).join('')))
      },
    })
    return c.body(stream, 200, { 'content-type': 'application/x-ndjson' })
  })
}
