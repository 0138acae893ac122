import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { z } from 'zod'
import { apiVersion } from '#studio/structure/lists.ts'
import { faultOf } from './people-client.ts'

export type Method = 'POST' | 'PATCH' | 'DELETE'

/** Sends an act to `/people/<path>` of the lake. */
export const usePeopleAct = () => {
  const client = useClient({ apiVersion })
  return useCallback(
    (method: Method, path: string, body?: object): Promise<unknown> =>
      client.request({ url: `/people/${path}`, method, ...(body && { body }) }),
    [client],
  )
}

/** A list as it is shown: null while it is read for the first time. */
export interface PeopleList<Row> {
  rows: Row[] | null
  failure: string | undefined
  read: () => void
}

/** A list of `/people/<path>`, null while it is read; `read` reads it again. */
export function usePeopleList<Row>(path: string, schema: z.ZodType<Row[]>): PeopleList<Row> {
  const client = useClient({ apiVersion })
  const [rows, setRows] = useState<Row[] | null>(null)
  const [failure, setFailure] = useState<string>()
  const load = useCallback(
    (isOver: () => boolean) => {
      client
        .request<unknown>({ url: `/people/${path}` })
        .then((answer) => schema.parse(answer))
        .then(
          (found) => {
            if (isOver()) return
            setRows(found)
            setFailure(undefined)
          },
          (error: unknown) => !isOver() && setFailure(faultOf(error).sentence),
        )
    },
    [client, path, schema],
  )
  useEffect(() => {
    let isOver = false
    load(() => isOver)
    return () => {
      isOver = true
    }
  }, [load])
  const read = useCallback(() => load(() => false), [load])
  return { rows, failure, read }
}
