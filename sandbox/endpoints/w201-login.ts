import { z } from 'zod'
import { checkPassword } from '#sandbox/accounts/password.ts'
import { refuse, success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email, flag } from './fields.ts'

/** Where a visitor goes after login: the site's own user centre. */
const landing = '/uc'

/** Login (requirements D5, E6): `dt` is the address to go to, the token is in the header `authorization`. */
export const w201Login = endpoint({
  code: 'W201',
  path: '/api/m/v1/W201',
  purpose:
    'Logs in; five wrong passwords in a row lock an e-mail address for fifteen minutes, with or without an account.',
  example: '{"email":"ada@example.org","password":"harbour7","isSave":1}',
  body: z.object({ email, password: z.string().max(200), isSave: flag.optional() }),
  answer: async ({ email: address, password }, { store, language, now }) => {
    const account = store.accounts.find(address)
    const lockedUntil = store.accounts.lockedUntil(address)
    if (lockedUntil > now) {
      return refuse('locked', language, { minutes: Math.ceil((lockedUntil - now) / 60_000) })
    }
    if (!(await checkPassword(password, account?.passwordHash))) {
      store.accounts.countFailure(address, now)
      return refuse('wrongLogin', language)
    }
    store.accounts.clearFailures(address)
    return { envelope: success(landing), authorization: store.sessions.begin(address, now) }
  },
})
