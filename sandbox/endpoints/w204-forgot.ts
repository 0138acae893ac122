import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'
import { pinSent, sendPin } from './send-pin.ts'

/** A forgotten password (requirements A5); the answer does not reveal whether there is an account. */
export const w204Forgot = endpoint({
  code: 'W204',
  path: '/api/m/v1/W204',
  purpose: 'Mails a pin for a new password, if the address has an account.',
  example: '{"email":"ada@example.org"}',
  body: z.object({ email }),
  answer: ({ email: address }, context) => {
    if (context.store.accounts.find(address)) sendPin(context, address, 'password')
    return pinSent()
  },
})
