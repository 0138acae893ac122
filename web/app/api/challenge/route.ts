import { challengeAnswer } from '#web/broker/gate/challenge-answer.ts'

/** A proof-of-work challenge: `?for=login`, `?for=account` or `?for=enquiry`. */
export const GET = (request: Request): Promise<Response> => challengeAnswer(request)
