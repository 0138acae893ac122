import { beginPreview } from '#web/features/preview/begin-preview.ts'

/** Opened by the Studio's frame with a secret it has just written to the lake. */
export const GET = (request: Request): Promise<Response> => beginPreview(request)
