import { refusalText, statusText } from '#web/broker/client/status-text.ts'
import { showToast } from '#web/design/toasts/toast.ts'
import { ask, type AskOptions, isGranted } from './ask.ts'

/** Result of a call. A failure's message is a sentence in the visitor's language. */
export type Outcome =
  | { ok: true; dt: unknown }
  | { ok: false; code: number; message: string; retryAfter: number | null }

export interface CallOptions extends AskOptions {
  /** Title of the failure toast; without it the caller shows the message. */
  failed?: string
}

/** A call whose failure is told to the visitor, in the words of the status table ({@link ask}). Never rejects. */
export async function exchange(code: string, body: unknown, options: CallOptions) {
  const { locale } = options
  const answered = await ask(code, body, options, (status, text) => statusText(locale, status, text))
  const { status, envelope, headers } = answered
  const outcome: Outcome = isGranted(answered)
    ? { ok: true, dt: envelope.dt }
    : {
        ok: false,
        code: envelope.code,
        message: refusalText(locale, envelope.code, envelope.msg),
        retryAfter: Number(headers?.get('retry-after')) || null,
      }
  return { outcome, status, headers }
}

/** Shows a failure as a toast (requirements G1). */
export const tellFailure = (outcome: Outcome, title: string | undefined): void => {
  if (!outcome.ok && title !== undefined) showToast({ kind: 'failure', title, text: outcome.message })
}
