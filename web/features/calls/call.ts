import { refusalText, statusText } from '#web/broker/client/status-text.ts'
import { send } from '#web/broker/client/send.ts'
import { showToast } from '#web/design/toasts/toast.ts'
import type { Locale } from '#locales/table.ts'
import { pageHeaders } from './device.ts'

/** Result of a call. A failure's message is a sentence in the visitor's language. */
export type Outcome =
  | { ok: true; dt: unknown }
  | { ok: false; code: number; message: string; retryAfter: number | null }

export interface CallOptions {
  locale: Locale
  headers?: Readonly<Record<string, string>>
  /** Title of the failure toast; without it the caller shows the message. */
  failed?: string
  /** Timeout in ms; default {@link defaultTimeoutMs}. */
  timeoutMs?: number
}

/** Longer than the server's own timeout, whose answer says more than ours would. */
const defaultTimeoutMs = 15_000

/** The relay's address for a code: quotes (`QF…`) apart from the rest (requirements G2 to G4). */
const addressOf = (code: string) => `/api/${code.startsWith('QF') ? 'q' : 'm'}/v1/${code}`

/** The answer of a call with its headers; see {@link callBroker}. */
export async function exchange(code: string, body: unknown, options: CallOptions) {
  const { locale, headers = {}, timeoutMs = defaultTimeoutMs } = options
  const answered = await send(
    addressOf(code),
    {
      body,
      headers: { language: locale, ...pageHeaders(), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    },
    (status, text) => statusText(locale, status, text),
  )
  const { status, envelope } = answered
  const isOk = status >= 200 && status <= 299 && envelope.res === 1
  const outcome: Outcome = isOk
    ? { ok: true, dt: envelope.dt }
    : {
        ok: false,
        code: envelope.code,
        message: refusalText(locale, envelope.code, envelope.msg),
        retryAfter: Number(answered.headers?.get('retry-after')) || null,
      }
  return { outcome, status, headers: answered.headers }
}

/** Shows a failure as a toast (requirements G1). */
export const tellFailure = (outcome: Outcome, title: string | undefined): void => {
  if (!outcome.ok && title !== undefined) showToast({ kind: 'failure', title, text: outcome.message })
}

/**
 * Calls the broker through this site's server: the one function behind every call in the browser (requirements G1,
 * H1). Never rejects: statuses outside 200 to 299, network failures and malformed answers end like a refusal, with the
 * message of the status table. Callers validate `dt` themselves.
 */
export async function callBroker(code: string, body: unknown, options: CallOptions): Promise<Outcome> {
  const { outcome } = await exchange(code, body, options)
  tellFailure(outcome, options.failed)
  return outcome
}
