import { z } from 'zod'
import type { BrokerEndpoint } from './endpoint.ts'
import { email, freeText, pin } from './fields.ts'

/** Where the visitor goes next; the page validates it before following (requirements E6). */
const nextAddress = z.string()

/** Lifetime of a pin and the wait before another can be requested, in seconds. */
const pinTimes = z.object({
  pinValidFor: z.coerce.number().positive().catch(600),
  resendAfter: z.coerce.number().min(0).catch(60),
})

/** The password as typed; the page explains the rule, the broker enforces it. */
const password = z.string().min(1).max(200)
/** A password in Base64 (requirements F4). */
const encodedPassword = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** Accounts: registration, login and passwords (requirements G4, A5, D5, E6, F4). */
export const accountEndpoints = {
  W203: {
    path: '/api/m/v1/W203',
    purpose: 'First step of the registration: who it is; mails a pin.',
    body: z.strictObject({
      email,
      firstName: freeText,
      lastName: freeText,
      country: freeText,
      phone: freeText.optional(),
      channel: freeText.optional(),
    }),
    data: pinTimes,
    kind: 'write',
    shape: 'proposed',
  },
  W202: {
    path: '/api/m/v1/W202',
    purpose: 'Second step of the registration: pin and password; logs in.',
    body: z.strictObject({ email, pin, password, reenterPassword: password }),
    data: nextAddress,
    kind: 'write',
    logsIn: true,
    shape: 'proposed',
  },
  W201: {
    path: '/api/m/v1/W201',
    purpose: 'Login; `dt` is the address to go to, the token comes in the header `authorization`.',
    body: z.strictObject({ email, password, isSave: z.literal([0, 1]) }),
    data: nextAddress,
    kind: 'write',
    logsIn: true,
    shape: 'specified',
  },
  W204: {
    path: '/api/m/v1/W204',
    purpose: 'Forgotten password: mails a pin, and says the same where there is no account.',
    body: z.strictObject({ email }),
    data: pinTimes,
    kind: 'write',
    shape: 'proposed',
  },
  W205: {
    path: '/api/m/v1/W205',
    purpose: 'New password with the pin; both passwords in Base64.',
    body: z.strictObject({ pin, email, password: encodedPassword, reenterPassword: encodedPassword }),
    data: z.unknown(),
    kind: 'write',
    shape: 'specified',
  },
  W206: {
    path: '/api/m/v1/W206',
    purpose: 'Whether an e-mail address has an account.',
    body: z.strictObject({ email }),
    data: z.object({ exists: z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean) }),
    kind: 'read',
    shape: 'proposed',
  },
  W207: {
    path: '/api/m/v1/W207',
    purpose: 'Mails another pin for the registration or the new password.',
    body: z.strictObject({ email, purpose: z.enum(['register', 'password']) }),
    data: pinTimes,
    kind: 'write',
    shape: 'proposed',
  },
} as const satisfies Record<string, BrokerEndpoint>
