import 'server-only'
import { lakeChangesSince, lakeSequence } from '#web/content/lake/lake-sequence.ts'
import type { Place } from '#web/serving/validity/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { hostedChangesSince, hostedNewest } from './hosted-log.ts'
import type { LogChanges } from './log-changes.ts'
import { changedDocuments } from './webhook.ts'

/**
 * What was published after a place in the log: of the embedded lake by its sequence, of a hosted dataset by its
 * documents.
 * @throws without an answer within `timeout` ms
 */
export const changesSince = async (place: Place, timeout: number): Promise<LogChanges> => {
  if (!siteSettings().isEmbedded) return hostedChangesSince(place, timeout)
  const { changes, ...answer } = await lakeChangesSince(place, timeout)
  return { ...answer, changes: changes && changedDocuments(changes) }
}

/** The newest position: the lake's sequence, or ms since 1970 with a hosted dataset. @throws without an answer within `timeout` ms */
export const newestPosition = async (timeout: number): Promise<number> => {
  if (siteSettings().isEmbedded) return lakeSequence(timeout)
  return hostedNewest(timeout)
}
