import { endPreview } from '#web/features/preview/end-preview.ts'

/** The way out of the preview. */
export const POST = (request: Request): Promise<Response> => endPreview(request)
