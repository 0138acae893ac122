import { createDraft } from '#web/features/session/forms/draft.ts'

/** The fields of an enquiry (requirements D6), all free text. */
const empty = { firstName: '', lastName: '', email: '', website: '', country: '', phone: '' }

export type Enquiry = typeof empty

export const enquiryNames = ['firstName', 'lastName', 'email', 'website', 'country', 'phone'] as const

export const enquiryDraft = createDraft('draft-partner', empty)
