import { acts, type Meant } from './approval.ts'

/** The parameters of the intent `review`: Sanity writes them into the address. */
export const reviewParams = ({ id, type, act, releaseId }: Meant & { id: string; type: string }) => ({
  id,
  type,
  act,
  ...(releaseId !== undefined && { releaseId }),
})

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What an address of the screen is about, or parameters of the intent; undefined for its overview. */
export function reviewedBy(state: Readonly<Record<string, unknown>>): (Meant & { id: string }) | undefined {
  const id = text(state['id'])
  if (id === undefined) return undefined
  const act = acts.find((one) => one === state['act']) ?? 'publish'
  return { id, act, releaseId: text(state['releaseId']) }
}
