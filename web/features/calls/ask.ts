import { type Answered, send, type StatusWords } from '#web/broker/client/send.ts'
import type { Locale } from '#locales/table.ts'
import { pageHeaders } from './device.ts'

export interface AskOptions {
  locale: Locale
  headers?: Readonly<Record<string, string>>
  /** Timeout in ms; default {@link defaultTimeoutMs}. */
  timeoutMs?: number
}

/** Longer than the server's own timeout, whose answer says more than ours would. */
const defaultTimeoutMs = 15_000

/** The relay's address for a code: quotes (`QF…`) apart from the rest (requirements G2 to G4). */
const addressOf = (code: string) => `/api/${code.startsWith('QF') ? 'q' : 'm'}/v1/${code}`

const noWords: StatusWords = () => ''

/** Whether a call was answered and not refused. */
export const isGranted = ({ status, envelope }: Answered): boolean =>
  status >= 200 && status <= 299 && envelope.res === 1

/**
 * Calls the broker through this site's server: the one function behind every call in the browser (requirements G1,
 * H1). Never rejects: statuses outside 200 to 299, network failures and malformed answers end like a refusal. Without
 * `words` a failure has no message: what asks again by itself shows it as its state, and the status table, in all
 * languages, is nothing a page of prices has to fetch.
 */
export const ask = async (
  code: string,
  body: unknown,
  { locale, headers = {}, timeoutMs = defaultTimeoutMs }: AskOptions,
  words: StatusWords = noWords,
): Promise<Answered> =>
  send(
    addressOf(code),
    {
      body,
      headers: { language: locale, ...pageHeaders(), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    },
    words,
  )

/** The `dt` of a call, null after a failure, and the headers of its answer. */
export const askFor = async (code: string, body: unknown, options: AskOptions) => {
  const answered = await ask(code, body, options)
  return { dt: isGranted(answered) ? answered.envelope.dt : null, headers: answered.headers }
}
