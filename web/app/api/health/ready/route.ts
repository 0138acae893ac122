import { publishedPages } from '#web/content/pages/paths.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { isStopping } from '#web/lib/stopping.ts'

export const dynamic = 'force-dynamic'

/** Whether a page can be answered: from the lake, or from what it said last. */
const hasPages = async (): Promise<boolean> => {
  try {
    await publishedPages()
    return true
  } catch {
    return false
  }
}

/** 200 while visitors may be sent here, 503 while the site stops or can serve no page. Nothing listens before it can. */
export async function GET(): Promise<Response> {
  const reason = isStopping() ? 'stopping' : (await hasPages()) ? null : 'nothing was read of the lake yet'
  return reason === null ? privateJson(200, { ok: true }) : privateJson(503, { ok: false, reason })
}
