import { resolve } from 'node:path'
import { createProgress } from '#lake/cli/progress.ts'
import { keepFilesPrivate } from '#lake/store/private-folder.ts'
import { root } from '#scripts/lib/bring-node.mjs'
import { fail, PlainError } from '#scripts/lib/say.mjs'
import { readSettings } from '#settings/read.ts'
import type { Show } from './copy-store.ts'

interface Asked {
  /** The folder that was named. */
  folder: string
  /** What else was named. */
  more: string | undefined
  dataDir: string
  show: Show
  /** Ends the line of progress. @returns the seconds since the command began */
  end: () => string
}

/** Runs a command on one folder and on DATA_DIR, with progress; what the machine refuses is told in one line. */
export async function runCommand(usage: string, work: (asked: Asked) => Promise<void>): Promise<void> {
  keepFilesPrivate()
  const progress = createProgress(process.stderr)
  const started = performance.now()
  const end = () => {
    progress.end()
    return ((performance.now() - started) / 1_000).toFixed(1)
  }
  try {
    const [folder, more] = process.argv.slice(2)
    if (folder === undefined) throw new PlainError(`Which folder? ${usage}`)
    const dataDir = resolve(root, readSettings(['DATA_DIR']).DATA_DIR)
    const show: Show = (step, done, total) => progress.show(`${step}: ${done} of ${total}`)
    await work({ folder: resolve(folder), more, dataDir, show, end })
  } catch (error) {
    end()
    fail(error instanceof Error && 'code' in error ? new PlainError(error.message) : error)
  }
}
