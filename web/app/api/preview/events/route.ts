import { previewEvents } from '#web/features/preview/preview-events.ts'

/** Tells an open preview that something it may show has changed. */
export const GET = (request: Request): Promise<Response> => previewEvents(request)
