import type { SanityClient } from '@sanity/client'
import { type JudgedRow, redirectOf } from './plan-list.ts'

/** A list of thousands would be one request too large. */
const atOnce = 50

/**
 * Publishes the redirects that can be made, some at a time; after a refusal what was stored before it stays.
 * @returns how many
 * @throws what the lake refuses
 */
export async function storeList(
  client: Pick<SanityClient, 'transaction'>,
  judged: readonly JudgedRow[],
  onProgress: (done: number, all: number) => void,
): Promise<number> {
  const made = judged.filter(({ verdict }) => verdict === 'new').map(redirectOf)
  for (let from = 0; from < made.length; from += atOnce) {
    onProgress(from, made.length)
    const transaction = client.transaction()
    for (const one of made.slice(from, from + atOnce)) transaction.create(one)
    await transaction.commit()
  }
  return made.length
}
