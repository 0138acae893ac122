import type { Context, Hono } from 'hono'
import { guardedKinds } from '#common/record-acts.ts'
import { permits } from '#lake/access/permits.ts'
import { profileOf } from '#lake/access/profile/profile.ts'
import { describeRole, roles } from '#lake/access/roles.ts'
import { signaturesBehind } from '#lake/approvals/signatures.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, forbidden, notFound, overloadedBy, unauthorized } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { choice, count, onlyKnown } from '#lake/http/request/parameters.ts'
import type { Lake } from '#lake/lake.ts'
import { catchUp } from '#lake/record/acts/act-index.ts'
import { facetsOf } from '#lake/record/acts/facets.ts'
import { type Asked, filterNames, planFilter } from '#lake/record/acts/plan-filter.ts'
import { mergedRows, type Place, readCursor, type RecordRow, writeCursor } from '#lake/record/acts/rows.ts'
import { sourcesOf } from '#lake/record/acts/sources.ts'
import { statesAround } from '#lake/record/acts/states-around.ts'
import { csvHead, csvRows, tellRow, type ToldRow } from '#lake/record/acts/told.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { publishedId } from '#lake/store/document.ts'

const usualRows = 50
const mostRows = 500
/** Rows read at once of a list that is sent whole: others have their turn in between. */
const exportPiece = 200

/** Who reads it is staff, and what it says changes with every write. */
const unshared = { 'cache-control': 'private, no-store' }

const readable = (c: Context<LakeEnv>, lake: Lake): Dataset => {
  if (c.get('principal').kind === 'anonymous') throw unauthorized('The record needs a token')
  return datasetOf(c, lake)
}

/** @throws {HttpError} 400 for a filter that is wrong, 403 for a part of the record that is administrators’ */
function askedIn(c: Context<LakeEnv>): Asked {
  const principal = c.get('principal')
  const asked = planFilter(c.req.query(), Date.now(), roles[principal.role].manages)
  if (typeof asked === 'string') throw badRequest(asked)
  if (asked.guarded === undefined) return asked
  throw forbidden(
    `The role ${describeRole(principal).title} may not read the parts ${guardedKinds.join(' and ')} of the record. Ask a user with the role Administrator.`,
  )
}

/** @throws {HttpError} 400 for what is no cursor of this list */
function placeIn(c: Context<LakeEnv>): Place | undefined {
  const text = c.req.query('cursor') || undefined
  const place = text === undefined ? undefined : readCursor(text)
  if (text !== undefined && place === undefined)
    throw badRequest(
      'The parameter "cursor" must be the "cursor" of an answer: begin without one for the newest rows',
    )
  return place
}

/** Finishes rows for who asks: names of people, signatures, and nothing they may not read. */
class Teller {
  private readonly lake: Lake
  private readonly dataset: Dataset
  private readonly principal: LakeEnv['Variables']['principal']
  private readonly names = new Map<string, string>()

  constructor(lake: Lake, dataset: Dataset, principal: LakeEnv['Variables']['principal']) {
    this.lake = lake
    this.dataset = dataset
    this.principal = principal
  }

  mayRead({ document }: RecordRow): boolean {
    if (document === undefined) return true
    const _id = document.ids[0] ?? document.id
    return permits(this.principal, 'read', { _id, _type: document.type ?? '' })
  }

  tell(row: RecordRow): ToldRow {
    return tellRow(row, {
      nameOf: (id) => this.nameOf(id),
      signed: ({ kind, document, position }) => {
        if (kind !== 'log' || document === undefined || position === undefined) return undefined
        const approvalState = this.lake.approvals.of(this.dataset)?.of(document.id)
        return approvalState && signaturesBehind(approvalState, position)
      },
    })
  }

  private nameOf(id: string): string {
    const known = this.names.get(id) ?? profileOf(this.lake, id)?.displayName ?? id
    this.names.set(id, known)
    return known
  }
}

const beginOf = { csv: csvHead(), json: '[\n' } as const

/** All rows as an attachment, read in pieces as they are taken. */
function attachment(
  c: Context<LakeEnv>,
  rows: Iterable<RecordRow>,
  of: { teller: Teller; format: 'csv' | 'json'; name: string },
): Response {
  const { teller, format, name } = of
  const encoder = new TextEncoder()
  const iterator = rows[Symbol.iterator]()
  let [isBegun, hasRows] = [false, false]
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece: ToldRow[] = []
      let isEnd = false
      for (let read = 0; read < exportPiece && !isEnd; read += 1) {
        const { value, done } = iterator.next()
        if (done === true) isEnd = true
        else if (teller.mayRead(value)) piece.push(teller.tell(value))
      }
      const begin = isBegun ? '' : beginOf[format]
      const separator = format === 'json' && hasRows && piece.length > 0 ? ',\n' : ''
      const end = isEnd && format === 'json' ? '\n]\n' : ''
      const lines = format === 'csv' ? csvRows(piece) : piece.map((row) => JSON.stringify(row)).join(',\n')
      isBegun = true
      hasRows ||= piece.length > 0
      controller.enqueue(encoder.encode(`${begin}${separator}${lines}${end}`))
      if (isEnd) controller.close()
    },
  })
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
  return c.body(stream, 200, {
    ...unshared,
    'content-type': type,
    'content-disposition': `attachment; filename="${name}.${format}"`,
  })
}

/**
 * `GET /record/:dataset/acts`, with a token: all that happened in a dataset in one list, newest first, by filters; behind
 * a `cursor` the next rows; with `format=csv` or `json` the whole of it as a file. Acts on people and attempts to sign in
 * are in it for administrators. `GET …/acts/:position?document=` is what one entry of the log changed in a document,
 * `GET …/acts/facets` what a filter may name.
 */
export function actRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const assertBuilt = (dataset: Dataset) => {
    const unread = catchUp(lake.db, dataset.id)
    if (unread > 0)
      throw overloadedBy(
        `The list is being built from the log; ${unread} entries are left. Try again in a few seconds`,
      )
  }

  app.get('/record/:dataset/acts', (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, [...filterNames, 'limit', 'cursor', 'format'])
    const format = choice(c, 'format', ['list', 'csv', 'json'], 'list')
    const limit = count(c, 'limit', usualRows)
    if (limit < 1 || limit > mostRows)
      throw badRequest(`The parameter "limit" must be 1 to ${mostRows}; read on with "cursor"`)
    const [asked, place] = [askedIn(c), placeIn(c)]
    assertBuilt(dataset)
    const teller = new Teller(lake, dataset, c.get('principal'))
    const sources = sourcesOf(lake, dataset, asked)
    if (format !== 'list') {
      const name = `record-${dataset.name}-${new Date().toISOString().slice(0, 10)}`
      return attachment(c, mergedRows(sources, place, exportPiece), { teller, format, name })
    }
    const rows: RecordRow[] = []
    for (const row of mergedRows(sources, place, limit + 1)) {
      if (!teller.mayRead(row)) continue
      rows.push(row)
      if (rows.length > limit) break
    }
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const cursor = rows.length > limit && last !== undefined ? writeCursor(last) : null
    return c.json({ rows: shown.map((row) => teller.tell(row)), cursor }, 200, unshared)
  })

  app.get('/record/:dataset/acts/facets', (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, [])
    assertBuilt(dataset)
    const { people, types, languages } = facetsOf(lake.db, dataset.id)
    const named = people.map((id) => ({ id, name: profileOf(lake, id)?.displayName ?? id }))
    return c.json({ people: named, types, languages }, 200, unshared)
  })

  app.get('/record/:dataset/acts/:position', (c) => {
    const dataset = readable(c, lake)
    onlyKnown(c, ['document'])
    const position = Number(c.req.param('position'))
    if (!Number.isSafeInteger(position) || position < 1)
      throw badRequest(
        'The last part of the path must be the position of an entry in the log, counted from 1',
      )
    const document = c.req.query('document')
    if (!document) throw badRequest('The parameter "document" must be the id of a document')
    const around = statesAround(lake, dataset, { position, of: publishedId(document) })
    if (around === undefined)
      throw notFound(
        `The log of "${dataset.name}" has no entry ${position}; its newest is ${dataset.tip.sequence}`,
      )
    const { transaction, time } = around
    const changes = around.changes.filter(({ before, after }) =>
      [before, after].every((state) => state === null || permits(c.get('principal'), 'read', state)),
    )
    return c.json({ position, time, transaction, changes }, 200, unshared)
  })
}
