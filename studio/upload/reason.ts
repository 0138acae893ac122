import { isRecord } from '#common/records.ts'
import { inWords } from '#schemas/words/say.ts'
import { say } from '#studio/words/model/sentences.ts'

/** Finds the sentence in an error's response: the lake says there what it found in the file. */
function sentenceIn(value: unknown, keys: readonly string[]): string | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return typeof value === 'string' && value !== '' ? value : undefined
  return isRecord(value) ? sentenceIn(value[key], rest) : undefined
}

/** Why an upload failed, as one line for the editor who chose the file. */
export function uploadReason(error: unknown): string {
  const said =
    sentenceIn(error, ['response', 'body', 'error', 'description']) ??
    sentenceIn(error, ['response', 'body', 'message']) ??
    'The connection broke off. Try again in a moment.'
  return say('Not taken. {{reason}}', { reason: inWords(said) })
}
