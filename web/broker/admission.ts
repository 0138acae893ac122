import 'server-only'
import { z } from 'zod'
import type { BrokerAnswer } from './call.ts'
import { beginLogin } from './login-guard.ts'
import { proofDesk } from './proof-desk.ts'

/** Status of a question that needs a proof of work first; the page solves one and asks again. */
const proofNeeded = 428

/** What is asked of a form before the broker hears of it. */
export interface Admission {
  /** Status to refuse with; null lets it through. */
  refusal: number | null
  /** `proof` names the proof that this or the next question needs. */
  headers(): Record<string, string>
  /** Tells how the broker answered. */
  end(answer: BrokerAnswer): void
}

const free: Admission = { refusal: null, headers: () => ({}), end: () => {} }
const refused = (status: number, headers: Record<string, string> = {}): Admission => ({
  refusal: status,
  headers: () => headers,
  end: () => {},
})

const withEmail = z.object({ email: z.string() })

const admitLogin = async (body: unknown, headers: Headers): Promise<Admission> => {
  const { email } = withEmail.parse(body)
  const attempt = beginLogin(email, headers)
  if (attempt.needsProof && !(await proofDesk().accept(headers.get('proof'), 'login'))) {
    attempt.end('unknown')
    return refused(proofNeeded, { proof: 'login' })
  }
  let isRefused = false
  return {
    refusal: null,
    headers: () => (attempt.needsProof && isRefused ? { proof: 'login' } : {}),
    end: ({ status, envelope }) => {
      isRefused = status === 200 && envelope.res !== 1
      attempt.end(status !== 200 ? 'unknown' : isRefused ? 'refused' : 'in')
    },
  }
}

/**
 * Spam and guessing, without a third party (quality 5): a login needs a proof of work after three failures; an
 * enquiry always does, its field that people never see must be empty, and its proof be as old as typing takes.
 * @param code as the page asked, whatever endpoint a setting sends it to
 */
export const admit = async (code: string, body: unknown, headers: Headers): Promise<Admission> => {
  if (code === 'W201') return admitLogin(body, headers)
  if (code !== 'W607') return free
  if (headers.get('trap')) return refused(400)
  return (await proofDesk().accept(headers.get('proof'), 'enquiry'))
    ? free
    : refused(proofNeeded, { proof: 'enquiry' })
}
