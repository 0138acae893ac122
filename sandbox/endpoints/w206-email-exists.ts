import { z } from 'zod'
import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'

/** Whether an address has an account, for the registration (requirements A5, G4). */
export const w206EmailExists = endpoint({
  code: 'W206',
  path: '/api/m/v1/W206',
  purpose: 'Says whether an address has an account.',
  example: '{"email":"ada@example.org"}',
  body: z.object({ email }),
  answer: ({ email: address }, { store }) => success({ exists: store.accounts.find(address) !== undefined }),
})
