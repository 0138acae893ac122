import { verify } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { canonical, hashOfEntry, logEntry } from '#lake/log/entry.ts'
import { hashOfActAt } from '#lake/log/person-acts.ts'
import { ownPublicKey, publicText } from './signing-key.ts'
import { checkpointFolder } from './stored-checkpoints.ts'

/** The signed statement of versions before trees (record 94): where each chain ended. */
const earlier = z.strictObject({
  version: z.literal(1),
  time: z.iso.datetime(),
  datasets: z.array(z.strictObject({ id: z.int(), name: z.string(), sequence: z.int(), hash: z.string() })),
  people: z.strictObject({ sequence: z.int(), hash: z.string() }).optional(),
  publicKey: z.string(),
  signature: z.string(),
})

const ending = '.json'
/** Where they lie once the lake has signed trees that hold all they attest. */
export const earlierFolder = 'earlier'

/** The files that an earlier version left and that this one has not taken over. */
const filesOf = (dataDir: string): string[] => {
  const folder = checkpointFolder(dataDir)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : []
}

function faultsOf(db: DatabaseSync, text: string, key: ReturnType<typeof ownPublicKey>): string[] {
  const { signature, ...attested } = earlier.parse(JSON.parse(text))
  const isOwn = key !== undefined && attested.publicKey === publicText(key)
  if (!isOwn || !verify(null, Buffer.from(canonical(attested)), key, Buffer.from(signature, 'base64')))
    return ['it is not signed by the key of this lake']
  const entryAt = db.prepare('SELECT * FROM log WHERE dataset_id = ? AND seq = ?')
  const faults = attested.datasets.flatMap(({ id, name, sequence, hash }) => {
    const row = entryAt.get(id, sequence)
    if (row !== undefined && hashOfEntry(logEntry.parse(row)) === hash) return []
    return [`it attests the entry ${name} ${sequence}, which is ${row === undefined ? 'missing' : 'another'}`]
  })
  const { people } = attested
  if (people === undefined || hashOfActAt(db, people.sequence) === people.hash) return faults
  return [...faults, `it attests the act ${people.sequence}, which is missing or another`]
}

/** A sentence for each checkpoint of an earlier version that the log does not fit, or that is not the lake's. */
export function earlierFaults(db: DatabaseSync, dataDir: string): string[] {
  const key = ownPublicKey(dataDir)
  return filesOf(dataDir).flatMap((name) => {
    try {
      const text = readFileSync(join(checkpointFolder(dataDir), name), 'utf8')
      return faultsOf(db, text, key).map((fault) => `checkpoints/${name}: ${fault}`)
    } catch {
      return [`checkpoints/${name}: it cannot be read`]
    }
  })
}

/**
 * Puts the checkpoints of an earlier version aside, as evidence: the log was held against them, and the trees that were
 * signed since hold all of it.
 * @returns how many there were
 */
export function retireEarlier(dataDir: string): number {
  const names = filesOf(dataDir)
  const aside = join(checkpointFolder(dataDir), earlierFolder)
  if (names.length > 0) mkdirSync(aside, { recursive: true })
  for (const name of names) renameSync(join(checkpointFolder(dataDir), name), join(aside, name))
  return names.length
}
