import { z } from 'zod'
import { shortText } from './fields.ts'

/**
 * The fields of a partner enquiry (requirements D6): only the e-mail address is required, all are free text.
 */
export const enquiryBody = z.object({
  email: shortText.refine((text) => text.trim() !== '', 'must not be empty'),
  firstName: shortText.default(''),
  lastName: shortText.default(''),
  country: shortText.default(''),
  phone: shortText.default(''),
  website: shortText.default(''),
})
