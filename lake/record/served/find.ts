import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { readServedEntry, selectServed, type ServedGap, type ServedPage } from '#lake/log/served-entries.ts'
import { attested, contentAt } from './content.ts'
import type { PageContent } from './pack.ts'

/** A version of an address, with how long it was served: without an end while it still is. */
export interface Version {
  page: ServedPage
  from: string
  until: string | undefined
}

/** What the record says of an address at an instant. */
export type Found =
  | { kind: 'version'; version: Version }
  /** Nothing of this address is on record. */
  | { kind: 'never' }
  /** It was first served later. */
  | { kind: 'before'; first: string }
  /** What was served then is on no record. */
  | { kind: 'unknown'; gap: ServedGap; last: ServedPage }

const idRow = z.object({ id: z.int() })

const addressIdOf = (db: DatabaseSync, address: string): number | undefined => {
  const row = db.prepare('SELECT id FROM served_text WHERE text = ?').get(address)
  return row === undefined ? undefined : idRow.parse(row).id
}

const asPage = (row: unknown): ServedPage | undefined => {
  const read = row === undefined ? undefined : readServedEntry(row)
  return read?.kind === 'page' ? read : undefined
}

const asGap = (row: unknown): ServedGap | undefined => {
  const read = row === undefined ? undefined : readServedEntry(row)
  return read?.kind === 'gap' ? read : undefined
}

const ofAddress = 'dataset_id = ? AND kind = 0 AND address = ?'

/** Reads what was served of one dataset. */
export class ServedPages {
  readonly #db: DatabaseSync
  readonly #datasetId: number

  constructor(db: DatabaseSync, datasetId: number) {
    this.#db = db
    this.#datasetId = datasetId
  }

  /** What an address showed at an instant (ISO 8601): of several instances, what began last. */
  at(address: string, instant: string): Found {
    const id = addressIdOf(this.#db, address)
    if (id === undefined) return { kind: 'never' }
    const at = Date.parse(instant)
    const page = asPage(
      this.#get(`${ofAddress} AND served_from <= ? ORDER BY served_from DESC, seq DESC LIMIT 1`, id, at),
    )
    if (page === undefined) {
      const first = asPage(this.#get(`${ofAddress} ORDER BY served_from, seq LIMIT 1`, id))
      return first === undefined ? { kind: 'never' } : { kind: 'before', first: first.from }
    }
    const gap = this.#gapAfter(page, at)
    if (gap !== undefined) return { kind: 'unknown', gap, last: page }
    return { kind: 'version', version: this.#version(id, page) }
  }

  /** All versions of an address, the oldest first; the same bytes of several instances are one. */
  versions(address: string): Version[] {
    const id = addressIdOf(this.#db, address)
    if (id === undefined) return []
    const pages = this.#all(`${ofAddress} ORDER BY served_from, seq`, id).flatMap((row) => asPage(row) ?? [])
    const versions: Version[] = []
    for (const [at, page] of pages.entries()) {
      const last = versions.at(-1)
      const isSame =
        last !== undefined &&
        last.page.sha256 === page.sha256 &&
        last.page.status === page.status &&
        last.until === page.from
      const until = this.#endOf(page, pages[at + 1]?.from)
      if (isSame) last.until = until
      else versions.push({ page, from: page.from, until })
    }
    return versions
  }

  /** What visitors got, to the byte; undefined where what is kept is not what was signed for. */
  content(page: ServedPage): PageContent | undefined {
    try {
      return attested(contentAt(this.#db, this.#datasetId, page.seq), page)
    } catch {
      // Whatever unpacking says of a damaged row: it is not what was kept.
      return undefined
    }
  }

  #get(condition: string, ...values: (number | string)[]): unknown {
    return this.#db.prepare(selectServed(condition)).get(this.#datasetId, ...values)
  }

  #all(condition: string, ...values: (number | string)[]): unknown[] {
    return this.#db.prepare(selectServed(condition)).all(this.#datasetId, ...values)
  }

  /**
   * The first gap for which nobody can say that a page was served at an instant after it began: one that is not over by
   * then, of any instance, or one of its own instance since it began.
   */
  #gapAfter({ from, instance }: ServedPage, at: number): ServedGap | undefined {
    return asGap(
      this.#get(
        `dataset_id = ? AND kind = 1 AND served_from < ? AND served_until > ?
         AND (served_until > ? OR instance = (SELECT id FROM served_text WHERE text = ?)) ORDER BY served_from LIMIT 1`,
        at,
        Date.parse(from),
        at,
        instance,
      ),
    )
  }

  /** When a page was last served for certain: until the next one, or a gap before it. */
  #endOf(page: ServedPage, next: string | undefined): string | undefined {
    const gap = this.#gapAfter(page, next === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(next))
    if (gap === undefined) return next
    return gap.from < page.from ? page.from : gap.from
  }

  /** With its interval, over all entries of the same bytes that follow each other. */
  #version(id: number, page: ServedPage): Version {
    const at = Date.parse(page.from)
    const isSame = (one: ServedPage) => one.sha256 === page.sha256 && one.status === page.status
    let from = page
    for (const one of this.#walk(
      `${ofAddress} AND served_from <= ? ORDER BY served_from DESC, seq DESC`,
      id,
      at,
    )) {
      if (!isSame(one) || this.#gapAfter(one, Date.parse(from.from)) !== undefined) break
      from = one
    }
    let next: string | undefined
    for (const one of this.#walk(`${ofAddress} AND served_from > ? ORDER BY served_from, seq`, id, at)) {
      if (isSame(one)) continue
      next = one.from
      break
    }
    return { page, from: from.from, until: this.#endOf(page, next) }
  }

  *#walk(condition: string, ...values: number[]): Generator<ServedPage> {
    for (const row of this.#db.prepare(selectServed(condition)).iterate(this.#datasetId, ...values)) {
      const page = asPage(row)
      if (page !== undefined) yield page
    }
  }
}
