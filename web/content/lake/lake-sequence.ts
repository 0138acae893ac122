import 'server-only'
import { z } from 'zod'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import type { Place } from '#web/serving/validity/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'

export const sequenceAnswer = z.object({ sequence: z.number() })

const sinceAnswer = sequenceAnswer.extend({
  transaction: z.string(),
  changes: z.array(z.unknown()).nullable(),
})

const askSequence = async (query: string, timeout: number): Promise<unknown> => {
  const { dataset, lakeUrl } = siteSettings()
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  const response = await fetch(`${lakeUrl}/v1/data/sequence/${dataset}${query}`, {
    cache: 'no-store',
    headers: { [siteReaderHeader]: siteReaderKey(currentSecret(secret)) },
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`the lake answered ${response.status} to the question of its sequence`)
  return response.json()
}

/**
 * The sequence of the embedded lake's newest publish.
 * @throws without an answer within `timeout` ms
 */
export const lakeSequence = async (timeout: number): Promise<number> =>
  sequenceAnswer.parse(await askSequence('', timeout)).sequence

/**
 * What was published in the embedded lake after a place in its log, as its webhooks said it; `changes` is null when
 * the place is not of this log, or too long ago.
 * @throws without an answer within `timeout` ms
 */
export const lakeChangesSince = async ({ position, transaction }: Place, timeout: number) => {
  const query = new URLSearchParams({ since: String(Math.floor(position)), transaction })
  const { sequence, ...answer } = sinceAnswer.parse(await askSequence(`?${query}`, timeout))
  return { ...answer, place: { position: sequence, transaction: answer.transaction } }
}
