import { isRecord } from '#common/records.ts'
import { inWords } from '#schemas/words/say.ts'

/** The sentence of the lake's refusal for the editor, in their language where a rule of the content model says it; the error’s own message if it has none. */
export function refusalOf(error: unknown): string {
  const response = isRecord(error) || error instanceof Error ? Object.entries(error) : []
  const details: unknown = response.find(([name]) => name === 'details')?.[1]
  if (isRecord(details) && typeof details['description'] === 'string') return inWords(details['description'])
  return error instanceof Error ? error.message : String(error)
}
