import { collect } from '#web/features/analytics/collect.ts'

/** Page views and outbound clicks of visitors who consented (requirements I4). */
export const POST = (request: Request): Promise<Response> => collect(request)
