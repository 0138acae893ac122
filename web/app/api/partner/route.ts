import { plainEnquiry } from '#web/broker/relay/plain-enquiry.ts'

/** The partner form as a browser without script posts it. */
export const POST = (request: Request): Promise<Response> => plainEnquiry(request)
