import 'server-only'
import { z } from 'zod'
import { siteSettings } from '#web/lib/settings.ts'
import { askPublished } from './client.ts'

export const sequenceAnswer = z.object({ sequence: z.number() })

/**
 * A number that grows with every publish. The lake counts transactions; hosted Sanity has no counter, so the newest
 * `_updatedAt` in milliseconds is used (which a deletion does not change: there only the webhook reports it).
 * @throws without an answer within `timeout` ms
 */
export const lakeSequence = async (timeout: number): Promise<number> => {
  const { isEmbedded, dataset, lakeUrl } = siteSettings()
  if (!isEmbedded) {
    const newest = await askPublished('*[] | order(_updatedAt desc)[0]._updatedAt', {}, timeout)
    return Date.parse(z.string().parse(newest))
  }
  const url = `${lakeUrl}/v1/data/sequence/${dataset}`
  const response = await fetch(url, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`the lake answered ${response.status} to the question of its sequence`)
  return sequenceAnswer.parse(await response.json()).sequence
}
