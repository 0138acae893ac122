/** Where a form that was posted without script leads; `?result=` says what became of it. */
export const enquiryPath = '/partner-enquiry'

/** `email`: the address is none; `busy`: too many enquiries; `failed`: everything else that did not arrive. */
const enquiryResults = ['sent', 'email', 'busy', 'failed'] as const

export type EnquiryResult = (typeof enquiryResults)[number]

/** The result an address names; one that it does not name is a failure. */
export const enquiryResult = (named: unknown): EnquiryResult =>
  enquiryResults.find((result) => result === named) ?? 'failed'
