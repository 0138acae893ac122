import { z } from 'zod'
import { refuse } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'
import { pinSent, sendPin } from './send-pin.ts'

/** Another pin for what was begun (requirements A5); a registration keeps what was typed in its first step. */
export const w207ResendPin = endpoint({
  code: 'W207',
  path: '/api/m/v1/W207',
  purpose: 'Mails another pin, a minute after the last one at the soonest.',
  example: '{"email":"ada@example.org","purpose":"register"}',
  body: z.object({ email, purpose: z.enum(['register', 'password']).default('register') }),
  answer: ({ email: address, purpose }, scene) => {
    const isBegun = scene.store.pins.has(address, purpose)
    if (purpose === 'register') {
      return isBegun ? sendPin(scene, address, purpose) : refuse('notBegun', scene.language)
    }
    // A password pin is silent about who has an account, as W204 is: also where one was sent a moment ago.
    if (isBegun) sendPin(scene, address, purpose)
    return pinSent()
  },
})
