import { choosePerspective } from '#web/features/preview/choose-perspective.ts'

/** Chooses the perspective of the preview. */
export const POST = (request: Request): Promise<Response> => choosePerspective(request)
