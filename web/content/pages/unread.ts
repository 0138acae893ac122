import 'server-only'
import { lastGood } from '#web/content/lake/last-good.ts'
import { noteLeftOut } from '#web/content/lake/left-out.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { neededByEveryPage } from '#web/content/render/render-scope.ts'
import { documents } from '#web/documents/registry.gen.ts'
import { riskWarning, riskWarningIn } from '#web/documents/risk-warning.ts'
import { isServing } from '#web/lib/settings.ts'
import type { Locale } from '#locales/table.ts'

let areAllRead = false

const typeOf = (key: string): string =>
  Object.values(documents).find((document) => 'key' in document && document.key === key)?.type ?? key

/**
 * The types of documents that every page needs and this site has never read soundly, so that there is no last good value
 * of them: as on a new machine beside a lake with an odd one. Named in log and health until they are read.
 */
export const unreadByEveryPage = async (): Promise<readonly string[]> => {
  if (areAllRead || !isServing()) return []
  const unread = await Promise.all(
    neededByEveryPage().map(async (read) => {
      if ((await lastGood(read.key)) !== undefined) return []
      try {
        await answerTo(read)
        return []
      } catch (error) {
        const [document, problem] = [typeOf(read.key), `none of it, so no page is shown: ${String(error)}`]
        noteLeftOut(read.key, [{ document, path: '', problem }])
        return [document]
      }
    }),
  )
  areAllRead = unread.every((types) => types.length === 0)
  return unread.flat()
}

/** The sentences of the risk warning for a page that lacks everything else; null where they cannot be read either. */
export const bareWarning = async (locale: Locale): Promise<readonly string[] | null> => {
  try {
    return riskWarningIn((await answerTo(riskWarning)).data, locale).sentences('B')
  } catch {
    return null
  }
}
