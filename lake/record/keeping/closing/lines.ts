import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Writes lines, packed, as they come; on disk when it returns. A file that is there already is refused. */
export const writeLines = (file: string, lines: Iterable<Buffer>): Promise<void> =>
  pipeline(
    Readable.from(lines),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )

const newline = 0x0a

/**
 * Gives each line of such a file, without its end, to `take`; a line is held in memory at a time.
 * @throws {Error} for a file that is not packed so, or does not end with a line
 */
export const readLines = (file: string, take: (line: Buffer) => void): Promise<void> =>
  pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    let rest: Buffer[] = []
    for await (const chunk of chunks) {
      let from = 0
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        take(Buffer.concat([...rest, chunk.subarray(from, at)]))
        rest = []
        from = at + 1
      }
      if (from < chunk.length) rest.push(chunk.subarray(from))
    }
    if (rest.length > 0) throw new Error('its last line is cut off')
  })

/** SHA-256 of a file, hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
