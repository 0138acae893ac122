import { challengeAnswer } from '#web/broker/gate/challenge-answer.ts'

/** A task for a proof of work, `?for=login`, `?for=account` or `?for=enquiry`. */
export const GET = (request: Request): Promise<Response> => challengeAnswer(request)
