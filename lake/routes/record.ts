import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, gone, notFound, overloadedBy, unauthorized, unavailable } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import type { Chain } from '#lake/record/tree/chain.ts'
import { hashesAt, readTile } from '#lake/record/tree/tiles.ts'
import { bundleOf, planTile, type TilePlace } from '#lake/record/tree/plan-tile.ts'
import { administratorOf } from './manage/administrator.ts'

const compress = promisify(gzip)
const plain = 'text/plain; charset=utf-8'
const bytes = 'application/octet-stream'
/** What a tile holds never changes, of whatever width it is. */
const forEver = 'public, max-age=31536000, immutable'

/** The chain that a path names as `:dataset`; @throws {HttpError} 404 where there is none, 410 for a deleted dataset */
function chainOf(c: Context<LakeEnv>, lake: Lake): Chain {
  const name = c.req.param('dataset') ?? ''
  const chains = lake.trees.chains()
  const chain =
    chains.find(({ dataset }) => dataset?.name === name && !dataset.isDeleted) ??
    chains.find((one) => one.name === name)
  if (chain === undefined)
    throw notFound(`There is no dataset "${name.slice(0, 100)}", and no other chain of this name`)
  if (chain.dataset?.isDeleted === true)
    throw gone(
      `The dataset "${name}" was deleted. Its log and its tree stay in the data of the lake, where "npm run lake -- verify" holds them against its checkpoints`,
    )
  if (!lake.trees.isBuilt(chain))
    throw overloadedBy('The tree is being built from the log of an earlier version; try again')
  return chain
}

/** @throws {HttpError} 404 where the tree does not reach as far */
function assertInside(chain: Chain, { level, place, width }: TilePlace): void {
  const size = chain.length()
  const has = Math.min(256, hashesAt(size, level) - place * 256)
  if (has >= width) return
  const there = has > 0 ? `has ${has} hashes so far: ask for it with .p/${has}` : 'is not there'
  throw notFound(`The tree of "${chain.name}" has ${size} entries; this tile ${there}`)
}

/** Lets nobody read entries who may not: they name people. */
function assertMayRead(c: Context<LakeEnv>, lake: Lake, chain: Chain): void {
  if (c.get('principal').kind === 'anonymous') throw unauthorized('Entries of the record need a token')
  if (chain.dataset === undefined) administratorOf(c, lake, `the entries of "${chain.name}"`)
  else if (chain.dataset.name === c.req.param('dataset')) datasetOf(c, lake)
}

/** The part of the path behind `tile/`; @throws {HttpError} 400 where it is none of a tile */
function tileOf(c: Context<LakeEnv>): TilePlace {
  const planned = planTile(c.req.path.split('/tile/').slice(1).join('/tile/'))
  if (typeof planned === 'string') throw badRequest(planned)
  return planned
}

/**
 * `/record/:dataset/…`: the tree over a chain as C2SP's tlog-tiles: checkpoint, tiles and verifier key for everybody,
 * since they are hashes; entries for requests with a token (lake contract 5). The chain of acts on people is at
 * `/record/_people/…`, its entries for administrators.
 */
export function recordRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const base = '/record/:dataset'

  app.get(`${base}/checkpoint`, (c) => {
    const chain = chainOf(c, lake)
    if (lake.record.misfits.length > 0)
      throw unavailable('The log lacks what was signed: nothing is signed until a backup was restored')
    const checkpoint = lake.trees.checkpoint(chain)
    if (checkpoint === undefined) throw notFound(`"${chain.name}" has no entries: there is nothing to sign`)
    return c.body(checkpoint.note, 200, { 'content-type': plain, 'cache-control': 'no-store' })
  })

  app.get(`${base}/key`, (c) =>
    c.body(`${lake.trees.verifier(chainOf(c, lake))}\n`, 200, {
      'content-type': plain,
      'cache-control': 'no-store',
    }),
  )

  app.get(`${base}/tile/entries/*`, async (c) => {
    const chain = chainOf(c, lake)
    const tile = tileOf(c)
    assertMayRead(c, lake, chain)
    assertInside(chain, tile)
    const first = tile.place * 256
    const bundle = bundleOf(chain.entries(first, first + tile.width))
    const takesGzip = parseAccept(c.req.header('accept-encoding') ?? '').some(
      ({ type, q }) => (type === 'gzip' || type === '*') && q > 0,
    )
    const headers = {
      'content-type': bytes,
      'cache-control': forEver.replace('public', 'private'),
      vary: 'accept-encoding, authorization, cookie',
    }
    if (!takesGzip) return c.body(bundle, 200, headers)
    return c.body(new Uint8Array(await compress(bundle)), 200, { ...headers, 'content-encoding': 'gzip' })
  })

  app.get(`${base}/tile/*`, (c) => {
    const chain = chainOf(c, lake)
    const tile = tileOf(c)
    assertInside(chain, tile)
    const hashes = readTile(lake.db, chain, tile)
    return c.body(new Uint8Array(hashes), 200, { 'content-type': bytes, 'cache-control': forEver })
  })
}
