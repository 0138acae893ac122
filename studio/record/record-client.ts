import { useMemo } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { actsByKind, type RecordAct, recordKinds } from '#common/record-acts.ts'
import { dataset } from '#studio/connection.ts'
import { apiVersion } from '#studio/structure/lists.ts'

const named = z.object({ id: z.string(), name: z.string() })
const everyAct = recordKinds.flatMap((kind): readonly RecordAct[] => actsByKind[kind])

const rowSchema = z.object({
  kind: z.enum(recordKinds),
  time: z.iso.datetime(),
  who: named.nullable(),
  act: z.enum(everyAct),
  document: z
    .object({
      id: z.string(),
      ids: z.array(z.string()),
      type: z.string().nullable(),
      title: z.string().nullable(),
    })
    .nullable(),
  address: z.string().nullable(),
  subject: named.nullable(),
  language: z.string().nullable(),
  fields: z.array(z.string()),
  reason: z.string().nullable(),
  signatures: z.array(
    named.extend({ role: z.string(), position: z.number(), comment: z.string().nullable() }),
  ),
  isSeed: z.boolean(),
  release: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  position: z.number().nullable(),
  transaction: z.string().nullable(),
  hash: z.string().nullable(),
})
const listSchema = z.object({ rows: z.array(rowSchema), cursor: z.string().nullable() })
const facetsSchema = z.object({
  people: z.array(named),
  types: z.array(z.string()),
  languages: z.array(z.string()),
})
const state = z.looseObject({ _id: z.string(), _type: z.string() }).nullable()
const changesSchema = z.object({
  changes: z.array(z.object({ id: z.string(), before: state, after: state })),
})
const refusalSchema = z.object({ message: z.string() })

/** A line of the record, as the lake answers it. */
export type Row = z.infer<typeof rowSchema>
export type Facets = z.infer<typeof facetsSchema>
/** What one entry did to a document, its draft or a version; null for none. */
export type StateChange = z.infer<typeof changesSchema>['changes'][number]

/** Parameters of the lake by their names. */
export type Parameters = Readonly<Record<string, string>>

/** Reads the record; each method throws an error with the lake's sentence. */
export interface RecordClient {
  list: (filter: Parameters, cursor?: string) => Promise<{ rows: Row[]; cursor: string | null }>
  facets: () => Promise<Facets>
  /** What an entry of the log changed in a document. */
  changes: (position: number, document: string) => Promise<StateChange[]>
  /** All rows of a filter, as a file. */
  file: (filter: Parameters, format: 'csv' | 'json') => Promise<Blob>
}

/** The record of the lake that this Studio is of. */
export function useRecordClient(): RecordClient {
  const client = useClient({ apiVersion })
  return useMemo(() => {
    const { token } = client.config()
    const ask = async (path: string, values: Parameters) => {
      const query = new URLSearchParams(values)
      const response = await fetch(`/record/${encodeURIComponent(dataset)}/acts${path}?${query}`, {
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      })
      if (response.ok) return response
      const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined))
      throw new Error(refusal.success ? refusal.data.message : `HTTP ${response.status}`)
    }
    return {
      list: async (filter, cursor) =>
        listSchema.parse(
          await (await ask('', { ...filter, ...(cursor !== undefined && { cursor }) })).json(),
        ),
      facets: async () => facetsSchema.parse(await (await ask('/facets', {})).json()),
      changes: async (position, document) =>
        changesSchema.parse(await (await ask(`/${position}`, { document })).json()).changes,
      file: async (filter, format) => (await ask('', { ...filter, format })).blob(),
    }
  }, [client])
}
