import 'server-only'
import { z } from 'zod'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { siteSettings } from '#web/lib/settings.ts'

/** The lake may be busy with a verification. */
const patience = 15_000

const answerSchema = z.object({ reached: z.number(), isGapped: z.boolean() })

/** What one process served, in order; the lake knows the shape (lake/record/served/handed.ts). */
interface ToHand {
  head: { run: string; instance: string; build: string }
  items: readonly { item: object; body: Buffer }[]
}

/**
 * Hands pages that visitors were given to the embedded lake. What it has already it keeps once.
 * @throws where it did not take them
 */
export const handServed = async ({ head, items }: ToHand): Promise<{ isGapped: boolean }> => {
  const { dataset, lakeUrl } = siteSettings()
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  const first = JSON.stringify({ ...head, items: items.map(({ item }) => item) })
  const response = await fetch(`${lakeUrl}/record/${dataset}/served`, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      [siteReaderHeader]: siteReaderKey(currentSecret(secret)),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(Buffer.concat([Buffer.from(`${first}\n`), ...items.map(({ body }) => body)])),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok)
    throw new Error(`the lake answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return answerSchema.parse(await response.json())
}
