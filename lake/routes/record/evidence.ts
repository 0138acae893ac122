import type { Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, overloadedBy } from '#lake/http/errors.ts'
import { onlyKnown } from '#lake/http/request/parameters.ts'
import type { Lake } from '#lake/lake.ts'
import { runEvidence } from '#lake/record/pack/run-evidence.ts'
import { readAt } from '#lake/record/served/moment.ts'
import { ServedPages } from '#lake/record/served/find.ts'
import { addressOf, instantOf, readable, versionIn } from './question.ts'

/** `de-fees-2026-03-03T10-00-00.wacz`. */
const nameOf = (address: string, instant: string): string =>
  `${address.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${instant.slice(0, 19).replaceAll(':', '-')}.wacz`

/**
 * `GET /record/:dataset/evidence?address=&at=&until=`, with a token: the evidence pack of an address at an instant, or
 * from one to another (record 97). A process of its own makes it, one at a time.
 */
export function evidenceRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  let isBusy = false
  app.get('/record/:dataset/evidence', async (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ['address', 'at', 'until'])
    const [address, instant, until] = [addressOf(c), instantOf(c), c.req.query('until')]
    const end = until === undefined ? undefined : readAt(until, Date.now())
    if (end?.kind === 'fault') throw badRequest(end.message.replaceAll('"at"', '"until"'))
    if (end !== undefined && end.instant <= instant)
      throw badRequest('The parameter "until" must be an instant after "at"')
    versionIn(new ServedPages(lake.db, dataset.id).at(address, instant), address, instant)
    if (isBusy) throw overloadedBy('Another evidence pack is being made; try again in a few seconds')
    isBusy = true
    try {
      const question = { address, from: instant, until: end?.instant }
      const { bytes, told } = await runEvidence(question, lake.settings, dataset.name)
      if (bytes === undefined) {
        lake.log.error('an evidence pack was not made', { address, reason: told })
        throw apiError(500, 'Internal Server Error', `The evidence pack was not made: ${told}`)
      }
      const principal = c.get('principal')
      const by = principal.kind === 'anonymous' ? '' : principal.id
      lake.log.info('evidence pack made', { address, instant, by })
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': 'application/wacz',
        'content-disposition': `attachment; filename="${nameOf(address, instant)}"`,
        'cache-control': 'private, no-store',
      })
    } finally {
      isBusy = false
    }
  })
}
