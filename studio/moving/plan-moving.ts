import { z } from 'zod'

/** What a move would do, as the lake tells it: `GET /data/moves/:dataset/:publishedId`. */
export const moveSchema = z.object({
  from: z.string(),
  to: z.string(),
  documents: z.array(
    z.object({
      publishedId: z.string(),
      type: z.string(),
      reason: z.enum(['language', 'link', 'redirect']),
      /** Whether others must sign or publish it: its draft alone changes. */
      waits: z.boolean(),
      /** Who must sign; empty where nobody must. */
      sentence: z.string(),
    }),
  ),
})
export type MoveTold = z.infer<typeof moveSchema>
export type Told = MoveTold['documents'][number]

type Held = Readonly<Record<string, unknown>> | null | undefined

/** Whether publishing the draft of a page gives it another path. */
export const isMoving = (type: string, published: Held, draft: Held): boolean =>
  type === 'page' &&
  typeof published?.['path'] === 'string' &&
  typeof draft?.['path'] === 'string' &&
  published['path'] !== draft['path']

/** The parts of the dialog, each with its documents; parts without any are left out. */
export function partsOf(documents: readonly Told[]) {
  const parts = [
    { key: 'language' as const, told: documents.filter((one) => one.reason === 'language' && !one.waits) },
    { key: 'link' as const, told: documents.filter((one) => one.reason === 'link' && !one.waits) },
    { key: 'redirected' as const, told: documents.filter((one) => one.reason === 'redirect' && !one.waits) },
    { key: 'waits' as const, told: documents.filter(({ waits }) => waits) },
  ]
  return parts.filter(({ told }) => told.length > 0)
}
