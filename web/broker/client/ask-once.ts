import 'server-only'
import { z } from 'zod'
import type { Redis } from '#web/lib/shared/redis-store.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import type { BrokerAnswer } from './call.ts'
import type { Ask, SharedTimes } from './shared-answer.ts'

/** As long as the broker may take: who holds the lease and dies is followed by another then. */
const leaseMs = 6_000
const lookEveryMs = 100

const stored = z.object({
  /** By the clock of the store, ms since 1970. */
  at: z.number(),
  answer: z.object({
    status: z.number(),
    envelope: z.object({ res: z.number(), code: z.number(), msg: z.string(), dt: z.unknown() }),
    authorization: z.string().nullable(),
  }),
})

type Held = { answer: BrokerAnswer; age: number } | null

const parse = (text: string | null, now: number): Held => {
  const held = text === null ? null : (stored.safeParse(JSON.parse(text)).data ?? null)
  if (!held) return null
  const { dt, ...envelope } = held.answer.envelope
  return { answer: { ...held.answer, envelope: { ...envelope, dt } }, age: Math.max(0, now - held.at) }
}

/** The one clock that all instances go by, ms since 1970. */
const timeOf = async (client: Redis): Promise<number> => {
  const [seconds, micros] = await client.time()
  return Number(seconds) * 1_000 + Number(micros) / 1_000
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Puts a question to the broker once for all instances: one holds the lease and asks, the others take its answer.
 * While the store is away each asks for itself.
 * @param name of the question
 */
export const askOnce = (
  name: string,
  { freshMs, maxAgeMs }: Pick<SharedTimes, 'freshMs' | 'maxAgeMs'>,
  ask: () => Promise<BrokerAnswer>,
): Ask<BrokerAnswer> => {
  const alone = async () => ({ answer: await ask(), age: 0 })
  return async () => {
    const store = sharedStore()
    if (!store) return alone()
    const [answerKey, leaseKey] = [store.key('quotes', name), store.key('lease', name)]
    const look = () => store.use(async (client) => parse(await client.get(answerKey), await timeOf(client)))
    const expiration = { type: 'PX', value: leaseMs } as const
    const until = performance.now() + freshMs + leaseMs
    while (performance.now() < until) {
      const held = await look()
      if (held && held.age < maxAgeMs) return held
      if (held && held.age < freshMs) {
        await sleep(Math.min(freshMs - held.age, lookEveryMs))
        continue
      }
      const lease = await store.use(async (client) =>
        (await client.set(leaseKey, '1', { condition: 'NX', expiration })) === 'OK' ? 'mine' : 'taken',
      )
      if (lease === null) return alone()
      if (lease === 'taken') {
        await sleep(lookEveryMs)
        continue
      }
      // Whoever held the lease may have answered since the look.
      const known = await look()
      const asked = known && known.age < maxAgeMs ? known : await alone()
      await store.use(async (client) => {
        if (asked !== known && asked.answer.envelope.res === 1) {
          const text = JSON.stringify({ at: await timeOf(client), answer: asked.answer })
          await client.set(answerKey, text, { expiration: { type: 'PX', value: freshMs * 3 } })
        }
        await client.del(leaseKey)
      })
      return asked
    }
    return alone()
  }
}
