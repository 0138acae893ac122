import { useCallback, useRef, useState } from 'react'
import { type ServedPage, useRecord, type Version } from './record-client.ts'

export interface Asked {
  address: string
  at: string
  /** An instant to compare with in place of now. */
  other?: string | undefined
}

/** The page to compare with, that of another instant or of now; or why there is none. */
export type Other = { page: ServedPage } | { reason: string }

/** What the record answers to the last question; the versions of an address stay while one after the other is read. */
export type Answer = { versions: readonly Version[] } & (
  | { state: 'none'; question?: undefined }
  | { state: 'reading'; question: Asked }
  | { state: 'failed'; question: Asked; reason: string }
  | { state: 'found'; question: Asked; page: ServedPage; other: Other }
)

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Asks the record; of two questions the answer to the later is shown. */
export function useAnswer(): { answer: Answer; ask: (question: Asked) => void } {
  const record = useRecord()
  const [answer, setAnswer] = useState<Answer>({ state: 'none', versions: [] })
  const latest = useRef(0)
  const ask = useCallback(
    (question: Asked) => {
      latest.current += 1
      const own = latest.current
      const { address, at, other: compared } = question
      const show = (next: (before: Answer) => Answer) => {
        if (own === latest.current) setAnswer(next)
      }
      show(({ versions, question: before }) => ({
        state: 'reading',
        question,
        versions: before?.address === address ? versions : [],
      }))
      const read = async () => {
        // An address that was never served has no versions either, and says so itself.
        const versions = await record.versions(address).catch(() => [])
        show((before) => ({ ...before, versions }))
        const [page, other] = await Promise.all([
          record.page(address, at),
          record.page(address, compared).then(
            (found): Other => ({ page: found }),
            (error: unknown): Other => ({ reason: reasonOf(error) }),
          ),
        ])
        show(() => ({ state: 'found', question, page, other, versions }))
      }
      read().catch((error: unknown) =>
        show(({ versions }) => ({ state: 'failed', question, reason: reasonOf(error), versions })),
      )
    },
    [record],
  )
  return { answer, ask }
}
