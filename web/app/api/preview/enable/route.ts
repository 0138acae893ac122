import { beginPreview } from '#web/features/preview/begin-preview.ts'

/** Where the Studio sends its frame, with a secret it has just written into the lake. */
export const GET = (request: Request): Promise<Response> => beginPreview(request)
