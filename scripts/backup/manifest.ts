import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { z } from 'zod'

/** A path inside of the backup: never absolute, never upwards. */
const path = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._/-]*$/)

/** What a backup holds: every file with its size and SHA-256, and the number of entries in the log. */
const manifest = z.strictObject({
  version: z.literal(2),
  time: z.iso.datetime(),
  entries: z.int(),
  /** The folders of the programs in DATA_DIR. */
  stores: z.array(path),
  files: z.array(z.strictObject({ path, size: z.int(), sha256: z.string() })),
})

/** A backup of an earlier version: the lake alone, its files at the top. */
const earlier = manifest.omit({ stores: true }).extend({ version: z.literal(1) })

export type Manifest = z.infer<typeof manifest>

/** Reads the text of a manifest, of this version or an earlier one. @throws {Error} when it is none */
export const readManifest = (text: string): Manifest & { isEarlier: boolean } => {
  const read = z.discriminatedUnion('version', [manifest, earlier]).parse(JSON.parse(text))
  if (read.version === 2) return { ...read, isEarlier: false }
  return { ...read, version: 2, stores: ['lake'], isEarlier: true }
}

export const manifestName = 'manifest.json'

/** Where the files of DATA_DIR stand in a backup. */
export const dataFolder = 'data'

/** The `.env` of `npm start` in a backup. */
export const settingsName = 'settings.env'

/** SHA-256 of a file, hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
