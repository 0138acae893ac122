import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import { type JudgedRow, planList, standingOf, standingQuery } from '#schemas/redirects/plan-list.ts'
import { storeList } from '#schemas/redirects/store-list.ts'
import { type ListFault, type ListRow, readList } from '#schemas/redirects/read-list.ts'
import { apiVersion } from '#studio/structure/lists.ts'

interface List {
  name: string
  rows: readonly ListRow[]
  judged: readonly JudgedRow[]
}

/** A chosen list of old addresses, judged beside what is published, and what makes its redirects. */
export function useList() {
  const client = useClient({ apiVersion })
  const [list, setList] = useState<List>()
  const [fault, setFault] = useState<{ name: string; fault: ListFault | 'none' }>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()

  const judge = useCallback(
    async (name: string, rows: readonly ListRow[]) => {
      const answer = await client.fetch<unknown>(standingQuery, {}, { perspective: 'published' })
      setList({ name, rows, judged: planList(rows, standingOf(answer)) })
    },
    [client],
  )

  const open = async (file: File): Promise<void> => {
    setList(undefined)
    setFault(undefined)
    const read = readList(new Uint8Array(await file.arrayBuffer()))
    if ('fault' in read) return setFault({ name: file.name, fault: read.fault })
    if (read.rows.length === 0) return setFault({ name: file.name, fault: 'none' })
    await judge(file.name, read.rows)
  }

  /** Publishes what can be made, and judges the list anew, also after a refusal. @returns how many redirects */
  const publish = async ({ name, rows, judged }: List): Promise<number> => {
    try {
      return await storeList(client, judged, (done, all) => setProgress({ done, all }))
    } finally {
      setProgress(undefined)
      await judge(name, rows)
    }
  }

  return { list, fault, progress, open, publish }
}
