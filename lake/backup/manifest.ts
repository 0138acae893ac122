import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { z } from 'zod'

/** The content of a backup: every file with its size and SHA-256, and the end of the log. */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  time: z.iso.datetime(),
  entries: z.int(),
  files: z.array(
    z.strictObject({
      // A path inside of the backup: never absolute, never upwards.
      path: z.string().regex(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._/-]*$/),
      size: z.int(),
      sha256: z.string(),
    }),
  ),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'
export const checkpointName = 'checkpoint.json'
export const databaseName = 'lake.sqlite'

/** SHA-256 of a file, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
