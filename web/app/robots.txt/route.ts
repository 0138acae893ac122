import { robotsAnswer } from '#web/features/seo/answers.ts'

export const dynamic = 'force-dynamic'

/** What crawlers may ask for (quality 7). */
export const GET = (request: Request): Response => robotsAnswer(request)
