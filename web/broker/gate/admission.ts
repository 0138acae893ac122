import { asCode } from '#common/text/as-read.ts'
import 'server-only'
import { z } from 'zod'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import type { BrokerAnswer } from '#web/broker/client/call.ts'
import type { EndpointCode } from '#web/broker/contract/table.ts'
import { type FormRule, formRule } from './form-rules.ts'
import { proofOfWork } from './proof-of-work.ts'
import { SharedLimit } from './shared-limit.ts'

/** Precondition Required: the form needs a proof of work; the page solves one and retries. */
const proofNeeded = 428
const tooMany = 429

const quarter = 15 * 60_000

/** Form submissions per address and quarter of an hour without a proof. */
const byAddress = new SharedLimit('address', { most: 40, within: quarter })
/** Refusals by the broker, per address or e-mail address, after which a proof of work is required. */
const refusals = { most: 3, within: quarter }
const refusedAddress = new SharedLimit('refused-address', refusals)
const refusedEmail = new SharedLimit('refused-email', refusals)
const minuteLimits = new Map<EndpointCode, SharedLimit>()

/** The decision on a form submission before it is sent to the broker. */
export interface Admission {
  /** Status to refuse with; null when admitted. */
  refusal: number | null
  /** `proof` names the proof needed for this or the next request, `retry-after` the seconds to wait. */
  headers(): Record<string, string>
  /** Records the broker's answer; resolves when it may be sent to the visitor. */
  end(answer: BrokerAnswer): Promise<void>
}

const nothing = async (): Promise<void> => {}
const free: Admission = { refusal: null, headers: () => ({}), end: nothing }
const refused = (status: number, headers: Record<string, string> = {}): Admission => ({
  refusal: status,
  headers: () => headers,
  end: nothing,
})

const withEmail = z.object({ email: z.string().transform((email) => asCode(email).toLowerCase()) })

/** An attempt without a proof. Counted at once and given back if it succeeds, so that parallel attempts count too. */
const beginTry = async (address: string, email: string | null) => {
  const counted = [
    { limit: refusedAddress, key: address },
    ...(email === null ? [] : [{ limit: refusedEmail, key: email }]),
  ].map(async ({ limit, key }) => ({ limit, key, isCounted: (await limit.take(key)) === 0 }))
  const keys = await Promise.all(counted)
  return {
    isTooOften: keys.some(({ isCounted }) => !isCounted),
    /** @param limits the limits that should not count this attempt */
    giveBack: async (limits: readonly SharedLimit[]) => {
      for (const { limit, key, isCounted } of keys)
        if (isCounted && limits.includes(limit)) await limit.giveBack(key)
    },
  }
}

/**
 * Answers that could reveal an account are delayed to multiples of this: longer than the broker's extra work for one.
 */
const answerStepMs = 250

const evenOut = async (begunAt: number): Promise<void> => {
  const passed = performance.now() - begunAt
  await new Promise((resolve) =>
    setTimeout(resolve, Math.ceil(passed / answerStepMs) * answerStepMs - passed),
  )
}

const bothLimits = [refusedAddress, refusedEmail] as const

/** Limits that an attempt does not count against: a refusal counts for both, a mail for the e-mail address alone. */
const uncounted = (
  isRefused: boolean,
  { mails }: FormRule,
  { envelope }: BrokerAnswer,
): readonly SharedLimit[] => {
  if (isRefused) return []
  return mails && envelope.res === 1 ? [refusedAddress] : bothLimits
}

const minuteLimitOf = (code: EndpointCode, most: number): SharedLimit => {
  const limit = minuteLimits.get(code) ?? new SharedLimit(`minute-${code}`, { most, within: 60_000 })
  minuteLimits.set(code, limit)
  return limit
}

/**
 * Protects forms from spam and guessing without a third party (quality 5, 9). The internet address is checked first,
 * so that a refused one cannot use up an e-mail address's attempts. For an e-mail address the only penalty is a proof
 * of work, so nobody can lock out somebody else; a solved proof buys one attempt, and the number of challenges is
 * limited where they are issued.
 * @param code as the page called it, whatever endpoint a setting maps it to
 */
export const admit = async (code: EndpointCode, body: unknown, headers: Headers): Promise<Admission> => {
  const rule = formRule(code)
  if (!rule) return free
  const begunAt = performance.now()
  const { purpose, proofRequired, perMinute, hasFixedTiming } = rule
  if (headers.get('trap')) return refused(400)
  const address = addressOf(headers)
  const minuteWait = perMinute === undefined ? 0 : await minuteLimitOf(code, perMinute).take(address)
  if (minuteWait > 0) return refused(tooMany, { 'retry-after': String(minuteWait) })
  const isProven = await proofOfWork().accept(headers.get('proof'), purpose)
  const wait = isProven ? 0 : await byAddress.take(address)
  if (wait > 0) return refused(tooMany, { 'retry-after': String(wait), proof: purpose })
  const needed = { proof: purpose }
  if (!isProven && proofRequired === 'always') return refused(proofNeeded, needed)
  const email = withEmail.safeParse(body).data?.email ?? null
  const attempt = await beginTry(address, email)
  if (!isProven && attempt.isTooOften) {
    await attempt.giveBack(bothLimits)
    return refused(proofNeeded, needed)
  }
  let isRefused = false
  return {
    refusal: null,
    headers: () => (isRefused && attempt.isTooOften ? needed : {}),
    end: async (answer) => {
      isRefused = answer.status === 200 && answer.envelope.res !== 1
      await attempt.giveBack(uncounted(isRefused, rule, answer))
      const isIn = code === 'W201' && answer.status === 200 && answer.envelope.res === 1
      if (isIn && email !== null) await refusedEmail.clear(email)
      if (hasFixedTiming) await evenOut(begunAt)
    },
  }
}
