import { newsAnswer } from '#web/features/live/news-answer.ts'

export const dynamic = 'force-dynamic'

/** Event stream that announces publishes to open pages. */
export const GET = (request: Request): Response => newsAnswer(request)
