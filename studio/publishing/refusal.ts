import { isRecord } from '#common/records.ts'

/** The sentence of the lake's refusal for the editor; the error’s own message if it has none. */
export function refusalOf(error: unknown): string {
  const response = isRecord(error) || error instanceof Error ? Object.entries(error) : []
  const details: unknown = response.find(([name]) => name === 'details')?.[1]
  if (isRecord(details) && typeof details['description'] === 'string') return details['description']
  return error instanceof Error ? error.message : String(error)
}
