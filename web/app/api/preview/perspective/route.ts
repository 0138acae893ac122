import { choosePerspective } from '#web/features/preview/choose-perspective.ts'

/** Which state of the content the preview shows. */
export const POST = (request: Request): Promise<Response> => choosePerspective(request)
