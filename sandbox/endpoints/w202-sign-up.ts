import { z } from 'zod'
import { hashPassword, isPassword } from '#sandbox/accounts/password.ts'
import { refuse, success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'

/** The second step of the registration (requirements A5): PIN and password create the account. */
export const w202SignUp = endpoint({
  code: 'W202',
  path: '/api/m/v1/W202',
  purpose: 'Finishes a registration with the pin from the mail; logs in at once.',
  example: '{"email":"ada@example.org","pin":"123456","password":"harbour7","reenterPassword":"harbour7"}',
  body: z.object({
    email,
    pin: z.string().max(20),
    password: z.string().max(200),
    reenterPassword: z.string().max(200),
  }),
  answer: async ({ email: address, pin, password, reenterPassword }, { store, language, now }) => {
    if (password !== reenterPassword) return refuse('passwordsDiffer', language)
    if (!isPassword(password)) return refuse('weakPassword', language)
    const checked = store.pins.check(address, 'register', pin, now)
    if (checked.state === 'none') return refuse('notBegun', language)
    if (checked.state === 'expired') return refuse('expiredPin', language)
    if (checked.state !== 'right') return refuse('wrongPin', language)
    const isNew = store.accounts.add(address, await hashPassword(password), checked.profile, now)
    store.pins.remove(address, 'register')
    if (!isNew) return refuse('emailTaken', language)
    return { envelope: success('/uc'), authorization: store.sessions.begin(address, now) }
  },
})
