import { z } from 'zod'
import { refuse, success } from '#sandbox/envelope.ts'
import { endpoint } from './endpoint.ts'
import { enquiryBody } from './enquiry.ts'

/** Updates an enquiry (requirements G4); requires a session. */
export const w606UpdatePartner = endpoint({
  code: 'W606',
  path: '/api/m/v1/W606',
  purpose: 'Changes a partner enquiry by its number; needs a session.',
  example: '{"id":1,"email":"ada@example.org","website":"https://example.org"}',
  body: enquiryBody.extend({ id: z.int().positive() }),
  answer: ({ id, ...fields }, { store, language, token, now }) => {
    if (store.sessions.emailOf(token, now) === undefined) return refuse('noSession', language)
    if (!store.inbox.updateEnquiry(id, fields)) return refuse('noSuchEnquiry', language)
    return success({ id })
  },
})
