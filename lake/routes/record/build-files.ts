import type { Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, unauthorized } from '#lake/http/errors.ts'
import { readBody } from '#lake/http/request/body.ts'
import { datasetOf, namedDataset } from '#lake/http/request/dataset.ts'
import { onlyKnown } from '#lake/http/request/parameters.ts'
import type { Lake } from '#lake/lake.ts'
import { fileOf, filesOfBuild, handedBuild, keepBuild, keepFile } from '#lake/record/served/build-files.ts'
import { assertWritable } from '#lake/record/state.ts'
import { isSiteReader, siteReaderHeader } from '#settings/site-reader.ts'

const listLimit = 4 * 1024 * 1024
/** Bytes of the largest file of a build. */
const fileLimit = 16 * 1024 * 1024

const unshared = { 'cache-control': 'private, no-store, no-transform', 'x-robots-tag': 'noindex, nofollow' }

/**
 * The files that pages as served need, each once: `POST /record/:dataset/served/build` and `…/file`, for the site alone, and
 * `GET /record/:dataset/served/file?build=&address=`, with a token.
 */
export function buildFileRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.post('/record/:dataset/served/build', async (c) => {
    if (!isSiteReader(c.req.header(siteReaderHeader), lake.settings.revalidateSecrets))
      throw unauthorized('Files of a build are handed over by the site alone')
    const dataset = namedDataset(c, lake)
    assertWritable(lake.record)
    const bytes = await readBody(c, listLimit)
    let value: unknown
    try {
      value = JSON.parse(bytes.toString('utf8'))
    } catch {
      throw badRequest('The request is not JSON')
    }
    const read = handedBuild.safeParse(value)
    if (!read.success) {
      const [issue] = read.error.issues
      throw badRequest(
        `The list of files is malformed: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
      )
    }
    return c.json(keepBuild(lake.db, dataset.id, read.data), 200, { 'cache-control': 'no-store' })
  })

  app.post('/record/:dataset/served/file', async (c) => {
    if (!isSiteReader(c.req.header(siteReaderHeader), lake.settings.revalidateSecrets))
      throw unauthorized('Files of a build are handed over by the site alone')
    namedDataset(c, lake)
    assertWritable(lake.record)
    const sha256 = keepFile(lake.db, await readBody(c, fileLimit))
    return c.json({ sha256 }, 200, { 'cache-control': 'no-store' })
  })

  app.get('/record/:dataset/served/file', (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('Files as served are read with a token')
    const dataset = datasetOf(c, lake)
    onlyKnown(c, ['build', 'address'])
    const [build, address] = [c.req.query('build') ?? '', c.req.query('address') ?? '']
    const files = filesOfBuild(lake.db, dataset.id, build)
    if (files === undefined)
      throw apiError(
        404,
        'Not Found',
        `The files of the build "${build}" are not on record. The parameter "build" is one that the list of versions names`,
        { reason: 'no-build', build },
      )
    const sha256 = files.get(address)
    if (sha256 === undefined)
      throw apiError(
        404,
        'Not Found',
        `The build "${build}" has no file at "${address}". The parameter "address" is its path, such as /favicon.ico`,
        { reason: 'no-file', address },
      )
    const bytes = fileOf(lake.db, sha256)
    if (bytes === undefined) {
      lake.log.error('a file as served is damaged', { dataset: dataset.name, sha256 })
      throw apiError(
        500,
        'Internal Server Error',
        `What is kept of "${address}" is not what was recorded: its hash is wrong, so it is not shown. Run npm run lake -- verify, and restore the newest backup`,
        { reason: 'damaged', sha256 },
      )
    }
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...unshared,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
        'x-content-sha256': sha256,
      },
    })
  })
}
