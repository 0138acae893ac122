import { sign, verify as verifySignature } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { canonical, hashOfEntry, logEntry } from '#lake/log/entry.ts'
import { hashOfActAt, newestAct } from '#lake/log/person-acts.ts'
import { publicKeyOf, publicText, signingKey } from './signing-key.ts'

const statement = z.strictObject({
  version: z.literal(1),
  /** Time of signing, ISO 8601. */
  time: z.iso.datetime(),
  /** The tip of each dataset's chain. */
  datasets: z.array(z.strictObject({ id: z.int(), name: z.string(), sequence: z.int(), hash: z.string() })),
  /** The tip of the chain of acts on people; checkpoints of earlier lakes have none. */
  people: z.strictObject({ sequence: z.int(), hash: z.string() }).optional(),
  /** Ed25519, Base64. */
  publicKey: z.string(),
})
const checkpoint = statement.extend({ signature: z.string() })

/** The signed state of the log at an instant: kept elsewhere, it proves later that nothing was rewritten. */
export type Checkpoint = z.infer<typeof checkpoint>

const tipRow = z.object({ id: z.int(), name: z.string() })
const endRow = z.object({ seq: z.int() })

/** A checkpoint of the log as it is on disk; none of an empty log, which attests nothing. */
export function makeCheckpoint(
  db: DatabaseSync,
  dataDir: string,
  now: Date = new Date(),
): Checkpoint | undefined {
  const newest = db.prepare('SELECT * FROM log WHERE dataset_id = ? ORDER BY seq DESC LIMIT 1')
  const datasets = z
    .array(tipRow)
    .parse(db.prepare('SELECT id, name FROM dataset ORDER BY id').all())
    .flatMap(({ id, name }) => {
      const row = newest.get(id)
      if (row === undefined) return []
      const entry = logEntry.parse(row)
      return [{ id, name, sequence: entry.seq, hash: hashOfEntry(entry) }]
    })
  if (datasets.length === 0) return undefined
  const key = signingKey(dataDir)
  const people = newestAct(db)
  const text = {
    version: 1 as const,
    time: now.toISOString(),
    datasets,
    ...(people !== undefined && { people }),
    publicKey: publicText(key),
  }
  const signature = sign(null, Buffer.from(canonical(text)), key).toString('base64')
  return { ...text, signature }
}

/** A checkpoint file that cannot be trusted, and why. */
export class CheckpointError extends Error {
  override name = 'CheckpointError'
}

function parseCheckpoint(text: string): Checkpoint {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new CheckpointError('The checkpoint is not a JSON file.')
  }
  const read = checkpoint.safeParse(parsed)
  if (read.success) return read.data
  throw new CheckpointError(`The checkpoint is malformed at "${read.error.issues[0]?.path.join('.') ?? ''}".`)
}

/**
 * Reads a checkpoint and verifies its signature.
 * @param publicKey the trusted key (one line of Base64)
 * @throws {CheckpointError} when it is not a checkpoint, or not signed by this key
 */
export function readCheckpoint(text: string, publicKey: string): Checkpoint {
  const read = parseCheckpoint(text)
  const { signature, ...attested } = read
  const isSigned =
    attested.publicKey === publicKey &&
    verifySignature(
      null,
      Buffer.from(canonical(attested)),
      publicKeyOf(publicKey),
      Buffer.from(signature, 'base64'),
    )
  if (!isSigned) throw new CheckpointError('The checkpoint is not signed by this key.')
  return read
}

/** Entries that a checkpoint attests but that are missing or different now; one sentence for each. */
export function checkpointFaults(db: DatabaseSync, { datasets, people, time }: Checkpoint): string[] {
  const entryAt = db.prepare('SELECT * FROM log WHERE dataset_id = ? AND seq = ?')
  const end = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ?')
  const attested = `the checkpoint of ${time} attests`
  const faults = datasets.flatMap(({ id, name, sequence, hash }) => {
    const row = entryAt.get(id, sequence)
    if (row === undefined)
      return [
        `${name} ${sequence}: ${attested} this entry, and it is missing: the log ends at ${endRow.parse(end.get(id)).seq}`,
      ]
    if (hashOfEntry(logEntry.parse(row)) === hash) return []
    return [`${name} ${sequence}: ${attested} another entry in this place`]
  })
  if (people === undefined || hashOfActAt(db, people.sequence) === people.hash) return faults
  const last = newestAct(db)?.sequence ?? 0
  const what =
    last < people.sequence
      ? `this act, and it is missing: the acts end at ${last}`
      : 'another act in this place'
  return [...faults, `people ${people.sequence}: ${attested} ${what}`]
}
