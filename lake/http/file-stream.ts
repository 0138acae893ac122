import { open } from 'node:fs/promises'
import type { ByteRange } from './request/range.ts'

const chunkSize = 64 * 1024

/**
 * A file, or a range of it, as a response body, read as fast as the client takes it. Opens at once, so that a
 * missing file is an error before the headers are sent.
 */
export const fileStream = async (
  path: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const file = await open(path, 'r')
  let position = range?.start ?? 0
  const end = range === undefined ? Number.POSITIVE_INFINITY : range.end + 1
  return new ReadableStream({
    async pull(controller) {
      const wanted = Math.min(chunkSize, end - position)
      const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, position)
      position += bytesRead
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
      if (bytesRead === 0 || position >= end) {
        await file.close()
        controller.close()
      }
    },
    async cancel() {
      await file.close()
    },
  })
}
