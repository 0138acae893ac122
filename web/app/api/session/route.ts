import { sessionAnswer } from '#web/broker/relay/session-answers.ts'
import { logOut } from '#web/features/consent/device-answer.ts'

/** Who is signed in; never kept by anybody. */
export const GET = (request: Request): Promise<Response> => sessionAnswer(request)

/** Logs out (requirements E7). */
export const DELETE = (request: Request): Promise<Response> => logOut(request)
