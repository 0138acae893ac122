import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import type { Lake } from '#lake/lake.ts'
import { checkpointFiles, checkpointFolder, namedBy, timestampName } from './stored-checkpoints.ts'
import { checkReply, makeNonce, requestType, timestampRequest } from './timestamp.ts'

const everyMs = 10_000
/** How long an authority may take; nothing waits for it. */
const answerWithinMs = 15_000
/** The end of the lake waits no longer for the last copies. */
const lastCopiesMs = 2_000
/** Days that are looked at again: an authority or a folder may be away as long. */
const days = 14
const largestReply = 100_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The checkpoints of the last days, oldest first. */
const recent = (dataDir: string): string[] => {
  const since = dayOf(Date.now() - days * 24 * 3_600_000)
  return checkpointFiles(dataDir).filter((name) => (namedBy(name)?.day ?? '') >= since)
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** How many entries a checkpoint says it attests. */
const sizeOf = (note: Buffer): number => Number(note.toString('utf8').split('\n')[1])

/** Asks the authority for a timestamp of a checkpoint and stores it beside; @throws where there is none */
async function stamp(file: string, target: string, url: string, signal: AbortSignal): Promise<void> {
  const note = await readFile(file)
  const nonce = makeNonce()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': requestType },
    body: new Uint8Array(timestampRequest(note, nonce)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  })
  if (!response.ok) throw new Error(`It answered ${response.status}.`)
  const reply = Buffer.from(await response.arrayBuffer())
  if (reply.length > largestReply) throw new Error('Its answer is too long.')
  checkReply(reply, note, nonce)
  await writeFileAtomic(target, reply)
}

/**
 * Copies a file of the checkpoints to the second place, unless it is there.
 * @throws {Error} where the copy attests more than this lake has: it proves a loss, and stays
 */
async function copy(from: string, to: string): Promise<void> {
  const bytes = await readFile(from)
  const there = await readFile(to).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (there?.equals(bytes) === true) return
  if (there !== undefined && sizeOf(there) > sizeOf(bytes))
    throw new Error(
      `${to} attests ${sizeOf(there)} entries, and this lake has signed ${sizeOf(bytes)} of that day. It stays; run: npm run lake -- verify --checkpoint ${to}`,
    )
  await writeFileAtomic(to, bytes)
}

/**
 * Brings what proves the record to others: a timestamp (RFC 3161, `TSA_URL`) of the last checkpoints of each day that is
 * over, and a copy of checkpoints and timestamps in a second place (`RECORD_COPY_DIR`). Nothing waits for either; what
 * fails is told by the log once and by health until it succeeds, and tried again every ten seconds.
 */
export function startEvidence(lake: Lake): { stop: () => Promise<void> } {
  const { dataDir, timestampUrl, copyDir } = lake.settings
  if (timestampUrl === '' && copyDir === '') return { stop: async () => {} }
  const folder = checkpointFolder(dataDir)
  const over = new AbortController()
  const told = new Set<string>()

  const stampAll = async (): Promise<string | undefined> => {
    // A minute after midnight nothing is written to the files of the day before.
    const today = dayOf(Date.now() - 60_000)
    for (const name of recent(dataDir)) {
      const target = join(folder, timestampName(name))
      if ((namedBy(name)?.day ?? today) >= today || existsSync(target)) continue
      try {
        await stamp(join(folder, name), target, timestampUrl, over.signal)
        lake.log.info('checkpoint timestamped', { file: name })
      } catch (error) {
        return `The timestamp authority (TSA_URL) has given no timestamp of ${name}: ${reasonOf(error)} It is asked again.`
      }
    }
    return undefined
  }
  const copyAll = async (): Promise<string | undefined> => {
    for (const name of recent(dataDir)) {
      for (const file of [name, timestampName(name)]) {
        try {
          if (existsSync(join(folder, file))) await copy(join(folder, file), join(copyDir, file))
        } catch (error) {
          return `The checkpoints are not copied to RECORD_COPY_DIR: ${reasonOf(error)} It is tried again.`
        }
      }
    }
    return undefined
  }
  const tell = (found: readonly (string | undefined)[]) => {
    const waiting = found.filter((one) => one !== undefined)
    for (const reason of waiting) if (!told.has(reason)) lake.log.warn('evidence is waiting', { reason })
    told.clear()
    for (const reason of waiting) told.add(reason)
    lake.record.waiting = waiting
  }
  const round = async () => {
    const stamped = timestampUrl === '' || over.signal.aborted ? undefined : await stampAll()
    const copied = copyDir === '' ? undefined : await copyAll()
    if (!over.signal.aborted) tell([stamped, copied])
  }
  const rounds = async () => {
    while (!over.signal.aborted) {
      await round()
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const running = rounds()
  return {
    stop: async () => {
      over.abort()
      await Promise.race([running.then(round), pause(lastCopiesMs)])
    },
  }
}
