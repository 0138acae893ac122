import { isRecord } from '#common/records.ts'

/** The broker's frame around every answer (requirements D1); `res` is 1 on success. */
export interface Envelope<Data> {
  res: number
  code: number
  msg: string
  dt: Data
}

/** The answer to a failed call: flag 0, the status as its code, no data (requirements H1). */
export const failureEnvelope = (status: number, message: string): Envelope<Record<string, never>> => ({
  res: 0,
  code: status,
  msg: message,
  dt: {},
})

/**
 * Parses an envelope; null when the text is none. Code and message may be missing, `dt` defaults to empty. Parsed by
 * hand because the browser does it too: a schema library would outweigh the rest of its script.
 */
export function readEnvelope(text: string): Envelope<unknown> | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(parsed)) return null
  const { res, code, msg, dt = {} } = parsed
  if (typeof res !== 'number') return null
  const number = Number(code)
  return { res, code: Number.isFinite(number) ? number : 0, msg: typeof msg === 'string' ? msg : '', dt }
}
