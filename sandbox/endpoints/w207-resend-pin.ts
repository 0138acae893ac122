import { z } from 'zod'
import { refuse } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'
import { pinSent, sendPin } from './send-pin.ts'

/** Another PIN for a started process (requirements A5); a registration keeps the data of its first step. */
export const w207ResendPin = endpoint({
  code: 'W207',
  path: '/api/m/v1/W207',
  purpose: 'Mails another pin, a minute after the last one at the soonest.',
  example: '{"email":"ada@example.org","purpose":"register"}',
  body: z.object({ email, purpose: z.enum(['register', 'password']).default('register') }),
  answer: ({ email: address, purpose }, context) => {
    const isBegun = context.store.pins.has(address, purpose)
    if (purpose === 'register') {
      return isBegun ? sendPin(context, address, purpose) : refuse('notBegun', context.language)
    }
    // A password PIN does not reveal who has an account, as in W204: not even when one was sent recently.
    if (isBegun) sendPin(context, address, purpose)
    return pinSent()
  },
})
