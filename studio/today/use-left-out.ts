import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { isEmbedded } from '#studio/connection.ts'

const rowSchema = z.object({
  document: z.string().nullable(),
  type: z.string().nullable(),
  where: z.string(),
  path: z.string(),
  problem: z.string(),
})

/** A part of what is published that the site does not show, because it has a fault. */
export type LeftOutRow = z.infer<typeof rowSchema>

const answerSchema = z.object({ leftOut: z.array(rowSchema) })

const none: readonly LeftOutRow[] = []

/**
 * What the site leaves out, asked of the lake, which asks the site; none where there is no lake, or it is away.
 * @param now changes with every reading of the start screen
 */
export function useLeftOut(now: string | undefined): readonly LeftOutRow[] {
  const client = useClient({ apiVersion: '2026-05-04' })
  const [rows, setRows] = useState(none)
  useEffect(() => {
    if (!isEmbedded || now === undefined) return undefined
    let isOver = false
    const { dataset = '' } = client.config()
    client.request<unknown>({ url: `/data/left-out/${dataset}` }).then(
      (answer) => {
        if (!isOver) setRows(answerSchema.parse(answer).leftOut)
      },
      (error: unknown) => console.warn(`What the site leaves out was not told: ${String(error)}`),
    )
    return () => {
      isOver = true
    }
  }, [client, now])
  return rows
}
