import { count } from '#web/lib/counts.ts'
import type { LeftOut } from '#web/lib/parse-sound.ts'
import { saySeldom } from './say-seldom.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** What an answer of an endpoint was last read without. */
interface OddRows {
  code: string
  leftOut: number
  /** The place and the fault of the first of them. */
  first: string
  /** On the steady clock, ms. */
  at: number
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    oddRows?: Map<string, OddRows> | undefined
  }
}

const byEndpoint = (siteProcess.oddRows ??= new Map())

/** So long an answer with odd rows is of interest: another question to the same endpoint may be answered soundly. */
const toldForMs = 300_000

/** Counts the rows that an answer of an endpoint was read without; the log names the first of them, once a minute. */
export const noteOddRows = (code: string, parts: readonly LeftOut[], now = performance.now()): void => {
  const [part] = parts
  if (!part) return
  for (const _ of parts) count('brokerRows', code)
  const first = `${part.path}: ${part.problem}`
  byEndpoint.set(code, { code, leftOut: parts.length, first, at: now })
  saySeldom(
    code,
    `the broker's ${code} has rows that are left out, ${parts.length} in one answer, first ${first}`,
    now,
  )
}

/** The endpoints whose answers of the last five minutes had rows that are left out. */
export const oddRows = (now = performance.now()): Omit<OddRows, 'at'>[] =>
  [...byEndpoint.values()].flatMap(({ at, ...told }) => (now - at < toldForMs ? [told] : []))
