import { endSession, sessionAnswer } from '#web/broker/session-answers.ts'

/** Who is signed in; never kept by anybody. */
export const GET = (request: Request): Response => sessionAnswer(request)

/** Logs out (requirements E7). */
export const DELETE = (request: Request): Response => endSession(request)
