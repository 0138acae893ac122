import { robotsAnswer } from '#web/features/seo/answers.ts'

export const dynamic = 'force-dynamic'

/** robots.txt (quality 7). */
export const GET = (request: Request): Response => robotsAnswer(request)
