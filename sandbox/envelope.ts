import { fillTokens } from '#common/fill.ts'
import type { Language } from './words/language.ts'
import { type RefusalName, refusals } from './words/refusals.ts'

/**
 * The broker's answer to every call (requirements D1): 1 is success, anything else comes with code and
 * message.
 */
export interface Envelope {
  res: number
  code: number
  msg: string
  dt: unknown
}

export const success = (dt: unknown): Envelope => ({ res: 1, code: 0, msg: '', dt })

/** A failure; where it has an HTTP status, the code equals it. */
export const failure = (code: number, msg: string): Envelope => ({ res: 0, code, msg, dt: {} })

/** A refusal in the language of the call; `values` fill its placeholders. */
export function refuse(
  name: RefusalName,
  language: Language,
  values: Readonly<Record<string, number>> = {},
): Envelope {
  const { code, words } = refusals[name]
  return failure(code, fillTokens(words[language], values))
}
