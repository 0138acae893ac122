import { sessionAnswer } from '#web/broker/relay/session-answers.ts'
import { logOut } from '#web/features/consent/device-answer.ts'

/** The signed-in account; never cached. */
export const GET = (request: Request): Promise<Response> => sessionAnswer(request)

/** Logs out (requirements E7). */
export const DELETE = (request: Request): Promise<Response> => logOut(request)
