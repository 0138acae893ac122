import { sitemapAnswer } from '#web/features/seo/answers.ts'

export const dynamic = 'force-dynamic'

/** sitemap.xml (quality 7). */
export const GET = (request: Request): Promise<Response> => sitemapAnswer(request)
