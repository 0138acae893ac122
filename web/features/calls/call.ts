import { refusalText, statusText } from '#web/broker/client/status-text.ts'
import { send } from '#web/broker/client/send.ts'
import { showToast } from '#web/design/toasts/toast.ts'
import type { Locale } from '#locales/table.ts'
import { pageHeaders } from './device.ts'

/** How a call ended. A failure's message is a sentence for the visitor, in their language. */
export type Outcome =
  | { ok: true; dt: unknown }
  | { ok: false; code: number; message: string; retryAfter: number | null }

export interface CallOptions {
  locale: Locale
  headers?: Readonly<Record<string, string>>
  /** Title of the toast that tells of a failure; without one the caller shows the message itself. */
  failed?: string
  /** After this many ms a call has failed; without it, {@link patience}. */
  timeout?: number
}

/** Longer than the server waits for the broker, ms: its answer says more than our own giving up. */
const patience = 15_000

/** Where the relay answers a code: quotes (`QF…`) apart from the rest (requirements G2 to G4). */
const addressOf = (code: string) => `/api/${code.startsWith('QF') ? 'q' : 'm'}/v1/${code}`

/** The answer to a call with all that its headers say; see {@link callBroker}. */
export async function exchange(code: string, body: unknown, options: CallOptions) {
  const { locale, headers = {}, timeout = patience } = options
  const answered = await send(
    addressOf(code),
    {
      body,
      headers: { language: locale, ...pageHeaders(), ...headers },
      signal: AbortSignal.timeout(timeout),
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

/** Tells of a failure in a toast (requirements G1). */
export const tellFailure = (outcome: Outcome, title: string | undefined): void => {
  if (!outcome.ok && title !== undefined) showToast({ kind: 'failure', title, text: outcome.message })
}

/**
 * Asks the broker through this site's server: the one helper of every call in the browser (requirements G1, H1).
 * Never rejects; a status outside of 200 to 299, a network failure and an answer of another form end like a
 * refusal, with the message of the status table. Who needs the answer's `dt` checks its shape.
 */
export async function callBroker(code: string, body: unknown, options: CallOptions): Promise<Outcome> {
  const { outcome } = await exchange(code, body, options)
  tellFailure(outcome, options.failed)
  return outcome
}
