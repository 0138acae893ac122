import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { z } from 'zod'

/** One link of a dataset's chain, as its row in `log` holds it. */
export const logEntry = z.object({
  dataset_id: z.number(),
  seq: z.number(),
  prev_hash: z.string(),
  tx_id: z.string(),
  time: z.string(),
  author: z.string(),
  payload_hash: z.string(),
})
export type LogEntry = z.infer<typeof logEntry>

/** `prev_hash` of a dataset's first entry. */
export const genesisHash = '0'.repeat(64)

export const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/**
 * The entry as it is hashed, by the next entry and by the tree: its fields as RFC 8785 JSON in UTF-8. Its names are
 * written in their order here, since of texts and whole numbers JSON.stringify makes that form, in a quarter of the time.
 */
export const bytesOfEntry = (entry: LogEntry): Buffer =>
  Buffer.from(
    JSON.stringify({
      author: entry.author,
      payloadHash: entry.payload_hash,
      prevHash: entry.prev_hash,
      seq: entry.seq,
      time: entry.time,
      txId: entry.tx_id,
    }),
  )

/** The entry's hash, which the next entry carries: SHA-256 over its bytes. */
export const hashOfEntry = (entry: LogEntry): string => sha256(bytesOfEntry(entry))

/** The value has no RFC 8785 form. */
export class CanonicalError extends Error {}

/**
 * RFC 8785 JSON of a JSON value.
 * @throws {CanonicalError} such as for a lone surrogate
 */
export function canonical(value: unknown): string {
  let text: string | undefined
  try {
    text = canonicalize(value)
  } catch (error) {
    throw new CanonicalError(error instanceof Error ? error.message : String(error))
  }
  if (text === undefined) throw new CanonicalError('not a JSON value')
  return text
}
