import { newsAnswer } from '#web/features/live/news-answer.ts'

export const dynamic = 'force-dynamic'

/** Tells open pages of publishes. */
export const GET = (request: Request): Response => newsAnswer(request)
