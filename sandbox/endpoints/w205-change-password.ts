import { z } from 'zod'
import { hashPassword, isPassword } from '#sandbox/accounts/password.ts'
import { refuse, success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { base64Text, email } from './fields.ts'

/**
 * A new password (requirements F4): both passwords are encoded in Base64. All sessions of the account end.
 */
export const w205ChangePassword = endpoint({
  code: 'W205',
  path: '/api/m/v1/W205',
  purpose: 'Sets a new password with the pin from the mail; the passwords are Base64.',
  example:
    '{"email":"ada@example.org","pin":"123456","password":"aGFyYm91cjg=","reenterPassword":"aGFyYm91cjg="}',
  body: z.object({ email, pin: z.string().max(20), password: base64Text, reenterPassword: base64Text }),
  answer: async ({ email: address, pin, password, reenterPassword }, { store, language, now }) => {
    if (password !== reenterPassword) return refuse('passwordsDiffer', language)
    if (!isPassword(password)) return refuse('weakPassword', language)
    const { state } = store.pins.check(address, 'password', pin, now)
    if (state === 'expired') return refuse('expiredPin', language)
    if (state !== 'right') return refuse('wrongPin', language)
    store.accounts.setPassword(address, await hashPassword(password))
    store.sessions.endAll(address)
    store.pins.remove(address, 'password')
    return success({ changed: true })
  },
})
