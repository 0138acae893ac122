import { privateJson } from '#web/lib/http/answers.ts'

export const dynamic = 'force-dynamic'

/** 200 while the process answers at all; one that does not is started again. */
export const GET = (): Response => privateJson(200, { ok: true })
