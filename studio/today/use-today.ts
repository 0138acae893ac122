import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { publishedId } from '#studio/published-id.ts'
import {
  publishedIds,
  publishedQuery,
  publishedSchema,
  type TodayRows,
  todayQuery,
  todaySchema,
  withPublished,
} from './rows.ts'
import { askVerdicts, type Verdict } from './verdict.ts'

const transactionSchema = z.object({ id: z.string(), author: z.string() })

/** Authors of the current revisions of these documents; the history is one transaction per line. */
async function authorsOf(client: SanityClient, rows: TodayRows): Promise<Map<string, string>> {
  const documents = [...rows.drafts, ...rows.changed]
  if (documents.length === 0) return new Map()
  const ids = [...new Set(documents.map(({ _id }) => _id))].slice(0, 100).join(',')
  const { dataset = '' } = client.config()
  const text: unknown = await client.request({
    url: `/data/history/${dataset}/transactions/${ids}`,
    query: { excludeContent: 'true', reverse: 'true', limit: '300' },
    json: false,
  })
  const lines = typeof text === 'string' ? text.split('\n').filter(Boolean) : []
  return new Map(
    lines.map((line) => {
      const { id, author } = transactionSchema.parse(JSON.parse(line))
      return [id, author]
    }),
  )
}

/** The data of the start screen: the rows, and the authors of revisions. */
export interface Today {
  rows: TodayRows
  authors: ReadonlyMap<string, string>
  /** The lake's verdict on the publish of each draft, by `verdictKey`. */
  verdicts: ReadonlyMap<string, Verdict>
  /** When it was read. */
  now: string
}

const debounceMs = 400

async function readRows(client: SanityClient, now: string): Promise<TodayRows> {
  const rows = todaySchema.parse(await client.fetch<unknown>(todayQuery, { now }))
  const ids = publishedIds(rows)
  if (ids.length === 0) return rows
  return withPublished(rows, publishedSchema.parse(await client.fetch<unknown>(publishedQuery, { ids })))
}

const isDraft = (id: string): boolean => id.startsWith('drafts.')

/**
 * Reads the data of the start screen, again shortly after every change.
 * @param unsigned ids, without prefix, of documents known to wait for signatures: the lake is not asked whether their
 * drafts can be published; undefined until that is known, and nothing is read
 */
export function useToday(unsigned: ReadonlySet<string> | undefined): {
  today: Today | undefined
  failure: string | undefined
} {
  const client = useClient({ apiVersion: '2026-05-04' })
  const [state, setState] = useState<{ today?: Today; failure?: string }>({})
  const known = unsigned && [...unsigned].toSorted().join(' ')
  useEffect(() => {
    if (known === undefined) return undefined
    const skipped = new Set(known.split(' '))
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let verdicts: ReadonlyMap<string, Verdict> = new Map()
    const read = async () => {
      try {
        const now = new Date().toISOString()
        const rows = await readRows(raw, now)
        const before = verdicts
        const asked = rows.drafts.filter(({ _id }) => !skipped.has(publishedId(_id)))
        const [authors, found] = await Promise.all([authorsOf(raw, rows), askVerdicts(raw, asked, before)])
        // Verdicts may change with every publish: the next read asks again.
        if (verdicts === before) verdicts = found
        if (!isOver) setState({ today: { rows, authors, verdicts: found, now } })
      } catch (error) {
        if (!isOver) setState((shown) => ({ ...shown, failure: String(error) }))
      }
    }
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), debounceMs)
    }
    void read()
    const changes = raw
      .listen(
        '*[!(_type match "sanity.*")]',
        {},
        { includeResult: false, includeAllVersions: true, visibility: 'query' },
      )
      .subscribe({
        next: (event) => {
          // A verdict depends on the draft and on what is published.
          if (event.type !== 'mutation' || !isDraft(event.documentId)) verdicts = new Map()
          readSoon()
        },
        error: (error: unknown) => setState((shown) => ({ ...shown, failure: String(error) })),
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, known])
  return { today: state.today, failure: state.failure }
}
