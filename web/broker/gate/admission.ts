import 'server-only'
import { z } from 'zod'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import type { BrokerAnswer } from '#web/broker/client/call.ts'
import type { EndpointCode } from '#web/broker/contract/table.ts'
import { type FormRule, formRule } from './form-rules.ts'
import { Limit } from './limits.ts'
import { proofDesk } from './proof-desk.ts'

/** Status of a question that needs a proof of work first; the page solves one and asks again. */
const proofNeeded = 428
const tooMany = 429

const quarter = 15 * 60_000

/** Forms without a proof from one address in a quarter of an hour. */
const byAddress = new Limit({ most: 40, within: quarter })
/** Refusals of the broker after which a browser has to work for the next try: from an address, for an e-mail address. */
const refusals = { most: 3, within: quarter }
const refusedAddress = new Limit(refusals)
const refusedEmail = new Limit(refusals)
const minuteLimits = new Map<EndpointCode, Limit>()

/** What is asked of a form before the broker hears of it. */
export interface Admission {
  /** Status to refuse with; null lets it through. */
  refusal: number | null
  /** `proof` names the proof that this or the next question needs, `retry-after` the seconds to wait. */
  headers(): Record<string, string>
  /** Tells how the broker answered; resolves when that may be told. */
  end(answer: BrokerAnswer): Promise<void>
}

const nothing = async (): Promise<void> => {}
const free: Admission = { refusal: null, headers: () => ({}), end: nothing }
const refused = (status: number, headers: Record<string, string> = {}): Admission => ({
  refusal: status,
  headers: () => headers,
  end: nothing,
})

const withEmail = z.object({ email: z.string().toLowerCase() })

/** One try without a proof. It counts until it ends otherwise, so that tries made at once are counted too. */
const beginTry = (address: string, email: string | null) => {
  const keys = [
    { limit: refusedAddress, key: address },
    ...(email === null ? [] : [{ limit: refusedEmail, key: email }]),
  ].map(({ limit, key }) => ({ limit, key, isCounted: limit.take(key) === 0 }))
  return {
    isTooOften: keys.some(({ isCounted }) => !isCounted),
    /** @param limits where it is not to count after all */
    giveBack: (limits: readonly Limit[]) => {
      for (const { limit, key, isCounted } of keys)
        if (isCounted && limits.includes(limit)) limit.giveBack(key)
    },
  }
}

/** Steps in which evened answers are given, ms: more than what the broker does for an account takes. */
const step = 250

const evenOut = async (begunAt: number): Promise<void> => {
  const passed = performance.now() - begunAt
  await new Promise((resolve) => setTimeout(resolve, Math.ceil(passed / step) * step - passed))
}

const bothLimits = [refusedAddress, refusedEmail] as const

/** Where a try does not count, by how it ended: a refusal counts for both, a mail for the e-mail address alone. */
const uncounted = (isRefused: boolean, { mails }: FormRule, { envelope }: BrokerAnswer): readonly Limit[] => {
  if (isRefused) return []
  return mails && envelope.res === 1 ? [refusedAddress] : bothLimits
}

const minuteLimitOf = (code: EndpointCode, most: number): Limit => {
  const limit = minuteLimits.get(code) ?? new Limit({ most, within: 60_000 })
  minuteLimits.set(code, limit)
  return limit
}

/**
 * Spam and guessing, without a third party (quality 5, 9). The address comes first: who is refused by it costs no
 * e-mail address anything. An e-mail address only ever asks for a proof of work, so nobody locks somebody else out;
 * a solved one gets one try whatever was counted, and how many can be solved is limited where tasks are handed out.
 * @param code as the page asked, whatever endpoint a setting sends it to
 */
export const admit = async (code: EndpointCode, body: unknown, headers: Headers): Promise<Admission> => {
  const rule = formRule(code)
  if (!rule) return free
  const begunAt = performance.now()
  const { purpose, needsProof, perMinute, isEvened } = rule
  if (headers.get('trap')) return refused(400)
  const address = addressOf(headers)
  const minuteWait = perMinute === undefined ? 0 : minuteLimitOf(code, perMinute).take(address)
  if (minuteWait > 0) return refused(tooMany, { 'retry-after': String(minuteWait) })
  const isProven = await proofDesk().accept(headers.get('proof'), purpose)
  const wait = isProven ? 0 : byAddress.take(address)
  if (wait > 0) return refused(tooMany, { 'retry-after': String(wait), proof: purpose })
  const needed = { proof: purpose }
  if (!isProven && needsProof === 'always') return refused(proofNeeded, needed)
  const email = withEmail.safeParse(body).data?.email ?? null
  const attempt = beginTry(address, email)
  if (!isProven && attempt.isTooOften) {
    attempt.giveBack(bothLimits)
    return refused(proofNeeded, needed)
  }
  let isRefused = false
  return {
    refusal: null,
    headers: () => (isRefused && attempt.isTooOften ? needed : {}),
    end: async (answer) => {
      isRefused = answer.status === 200 && answer.envelope.res !== 1
      attempt.giveBack(uncounted(isRefused, rule, answer))
      const isIn = code === 'W201' && answer.status === 200 && answer.envelope.res === 1
      if (isIn && email !== null) refusedEmail.clear(email)
      if (isEvened) await evenOut(begunAt)
    },
  }
}
