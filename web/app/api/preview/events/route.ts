import { previewEvents } from '#web/features/preview/preview-events.ts'

/** Event stream that tells an open preview about changes. */
export const GET = (request: Request): Promise<Response> => previewEvents(request)
