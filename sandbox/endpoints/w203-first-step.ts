import { z } from 'zod'
import { refuse } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email, shortText } from './fields.ts'
import { sendPin } from './send-pin.ts'

/** The first step of the registration (requirements A5): personal data, and a PIN by mail. */
export const w203FirstStep = endpoint({
  code: 'W203',
  path: '/api/m/v1/W203',
  purpose: 'Begins a registration: keeps the name and mails a pin.',
  example: '{"email":"ada@example.org","firstName":"Ada","lastName":"Byron","country":"CY","phone":""}',
  body: z.object({
    email,
    firstName: shortText,
    lastName: shortText,
    country: shortText,
    phone: shortText.optional(),
    channel: shortText.optional(),
  }),
  answer: ({ email: address, ...profile }, context) =>
    context.store.accounts.find(address)
      ? refuse('emailTaken', context.language)
      : sendPin(context, address, 'register', profile),
})
