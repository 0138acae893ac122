import 'server-only'
import { trustedClient } from '#web/content/lake/client.ts'

/** What a page can show: not the bookkeeping of Studio and lake. */
const shownDocuments = `*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]`

/**
 * Tells of every change to drafts, releases and published documents once questions to the lake see it, and
 * after a broken connection was made again, since something may have changed meanwhile.
 * @returns how to stop
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
