import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './process.ts'

/** What builds write, not what they are made of. */
const skipped = /^(\.next.*|next-env\.d\.ts|node_modules|dist|\.sanity|\.test|\.data)$/

function* filesIn(path: string): Generator<string> {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (stat?.isFile()) yield path
  if (!stat?.isDirectory()) return
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!skipped.test(name)) yield* filesIn(`${path}/${name}`)
  }
}

/** A fingerprint of files and folders of this repository; the same bytes give the same one. */
export const fingerprint = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(path)) {
      if (!/\.(test|contract|e2e|journey)\.tsx?$/.test(file))
        hash.update(`${file}\n`).update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** Of a test run that died while it held the lock. */
const abandonedAfter = 10 * 60_000

/**
 * Does slow work that several test processes need, once for the same sources: one does it, the others
 * wait, later runs find it done. The work stands when `done` holds its fingerprint.
 */
export const once = async (name: string, print: string, work: () => Promise<void>): Promise<void> => {
  const folder = join(root, '.test')
  const done = join(folder, `${name}.done`)
  const lock = join(folder, `${name}.lock`)
  mkdirSync(folder, { recursive: true })
  const stands = () => existsSync(done) && readFileSync(done, 'utf8') === print
  for (;;) {
    if (stands()) return
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
      if (since !== undefined && Date.now() - since > abandonedAfter) rmSync(lock, { recursive: true })
      await sleep(250)
    }
  }
  try {
    if (stands()) return
    rmSync(done, { force: true })
    await work()
    writeFileSync(done, print)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
