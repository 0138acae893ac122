import { collect } from '#web/features/analytics/collect.ts'

/** Page views and links out of the site, of visitors who agreed (requirements I4). */
export const POST = (request: Request): Promise<Response> => collect(request)
