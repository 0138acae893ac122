import { success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { enquiryBody } from './enquiry.ts'

/** Stores a partner enquiry (requirements D6, E9); `dt` is its number, which is never 0. */
export const w607SubmitPartner = endpoint({
  code: 'W607',
  path: '/api/m/v1/W607',
  purpose: 'Takes a partner enquiry; it stands in the inbox.',
  example: '{"email":"ada@example.org","firstName":"Ada","website":"https://example.org"}',
  body: enquiryBody,
  answer: (fields, { store, device, now }) => success({ id: store.inbox.addEnquiry(fields, device, now) }),
})
