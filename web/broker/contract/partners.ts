import { z } from 'zod'
import type { BrokerEndpoint } from './endpoint.ts'
import { email, freeText } from './fields.ts'

/** A partner enquiry (requirements D6); only the e-mail address is validated (F2). */
const enquiry = z.strictObject({
  firstName: freeText,
  lastName: freeText,
  email,
  country: freeText,
  phone: freeText,
  website: freeText,
})

/** Partners (requirements G4). Enquiries go to W607 unless a setting names another endpoint. */
export const partnerEndpoints = {
  W605: {
    path: '/api/m/v1/W605',
    purpose: 'Purpose unknown; typed, not used.',
    body: z.looseObject({}),
    data: z.unknown(),
    kind: 'write',
    shape: 'proposed',
  },
  W606: {
    path: '/api/m/v1/W606',
    purpose: 'Changes a partner enquiry; needs a session.',
    body: enquiry.extend({ id: z.int().positive() }),
    data: z.unknown(),
    kind: 'write',
    shape: 'proposed',
  },
  W607: {
    path: '/api/m/v1/W607',
    purpose: 'Takes a partner enquiry; a truthy `dt` is success (requirements E9).',
    body: enquiry,
    data: z.unknown(),
    kind: 'write',
    shape: 'proposed',
  },
} as const satisfies Record<string, BrokerEndpoint>
