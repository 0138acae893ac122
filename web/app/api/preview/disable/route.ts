import { endPreview } from '#web/features/preview/end-preview.ts'

/** Ends the preview. */
export const POST = (request: Request): Promise<Response> => endPreview(request)
