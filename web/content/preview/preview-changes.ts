import 'server-only'
import { trustedClient } from '#web/content/lake/client.ts'

/** Documents a page can show, without bookkeeping of Studio and lake. */
const shownDocuments = `*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]`

/**
 * Calls back for every change to drafts, releases and published documents once queries see it, and after a reconnect,
 * since changes may have been missed.
 * @returns unsubscribe
 */
export const onChange = (tell: () => void): (() => void) => {
  let isFirst = true
  const listening = trustedClient()
    .listen(
      shownDocuments,
      {},
      {
        events: ['welcome', 'mutation'],
        includeResult: false,
        includeAllVersions: true,
        visibility: 'query',
      },
    )
    .subscribe({
      next: ({ type }) => {
        if (type === 'mutation' || !isFirst) tell()
        isFirst = false
      },
      error: (error: unknown) => console.error('a preview no longer hears of changes:', error),
    })
  return () => listening.unsubscribe()
}
