import type { Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError } from '#lake/http/errors.ts'
import { onlyKnown } from '#lake/http/request/parameters.ts'
import type { Lake } from '#lake/lake.ts'
import { type Expiry, expiryOf } from '#lake/record/keeping/expired.ts'
import { ServedPages } from '#lake/record/served/find.ts'
import type { ServedPage } from '#lake/log/served-entries.ts'
import { addressOf, instantOf, readable, versionIn } from './question.ts'
import { timemapJson, timemapLinks } from './timemap.ts'

/** Pages of the past are of the public site, but who reads them here is staff: nobody stores them on the way. */
const unshared = {
  'cache-control': 'private, no-store, no-transform',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-datetime, accept',
}

/** A page of the past runs, loads and sends nothing in the origin of the Studio, and has none of its own. */
const sandboxed =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'"

/** What was erased by age is said, and nothing shown in its place. */
const expired = ({ act, at, by, rule }: Expiry, page: ServedPage, address: string, instant: string) =>
  apiError(
    410,
    'Gone',
    `What "${address}" showed at ${instant} was erased on ${at} by ${by}, since pages as served are kept for ${rule} (act ${act}). That it was served, from when to when, and its SHA-256 ${page.sha256} stay on record as entry ${page.seq}: whoever has the file can hold it against that`,
    { reason: 'expired', address, entry: page.seq, sha256: page.sha256, act, erased: at },
  )

/**
 * `GET /record/:dataset/served?address=&at=`, with a token: what an address showed at an instant, to the byte; with
 * `Accept-Datetime` in place of `at` a TimeGate, without either what it shows now. `…/served/timemap?address=` lists the
 * versions, as `application/link-format` (RFC 7089) or, where JSON is accepted, as JSON.
 */
export function servedRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/record/:dataset/served', (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ['address', 'at'])
    const [address, instant] = [addressOf(c), instantOf(c)]
    const pages = new ServedPages(lake.db, dataset.id)
    const { page, from, until } = versionIn(pages.at(address, instant), address, instant)
    const expiry = expiryOf(lake.db, dataset.id, page.seq)
    if (expiry !== undefined) throw expired(expiry, page, address, instant)
    const content = pages.content(page)
    if (content === undefined) {
      lake.log.error('a page as served is damaged', { dataset: dataset.name, entry: page.seq })
      throw apiError(
        500,
        'Internal Server Error',
        `What is kept of "${address}" (entry ${page.seq}) is not what was recorded: its hash is wrong, so it is not shown. Run npm run lake -- verify, and restore the newest backup`,
        { reason: 'damaged', entry: page.seq, sha256: page.sha256 },
      )
    }
    const headers: Record<string, string> = JSON.parse(content.headers)
    const base = `${lake.settings.url}/record/${dataset.name}/served`
    const timemap = `${base}/timemap?address=${encodeURIComponent(address)}`
    return new Response(new Uint8Array(content.body), {
      headers: {
        ...unshared,
        'content-type': headers['content-type'] ?? 'application/octet-stream',
        'content-security-policy': sandboxed,
        'x-content-type-options': 'nosniff',
        'memento-datetime': new Date(from).toUTCString(),
        'x-served-from': from,
        ...(until !== undefined && { 'x-served-until': until }),
        'x-served-status': String(page.status),
        'x-served-build': page.build,
        'x-record-sequence': String(page.seq),
        ...(page.sequence !== null && { 'x-content-sequence': String(page.sequence) }),
        'x-content-sha256': page.sha256,
        link: [
          `<${lake.settings.siteUrl}${address}>; rel="original"`,
          `<${base}?address=${encodeURIComponent(address)}>; rel="timegate"`,
          `<${timemap}>; rel="timemap"; type="application/link-format"`,
        ].join(', '),
      },
    })
  })

  app.get('/record/:dataset/served/timemap', (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ['address'])
    const address = addressOf(c)
    const versions = new ServedPages(lake.db, dataset.id).versions(address)
    if (versions.length === 0) versionIn({ kind: 'never' }, address, '')
    const of = { url: lake.settings.url, siteUrl: lake.settings.siteUrl, dataset: dataset.name, address }
    const wantsJson = (c.req.header('accept') ?? '').includes('json')
    return c.body(wantsJson ? timemapJson(of, versions) : timemapLinks(of, versions), 200, {
      ...unshared,
      'content-type': wantsJson ? 'application/json' : 'application/link-format',
    })
  })
}
