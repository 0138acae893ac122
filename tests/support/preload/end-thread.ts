import { existsSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Lets a test end a thread of a running program: it fails as soon as the file named by `END_THREAD` is there. */
const file = process.env['END_THREAD'] ?? ''

if (!isMainThread) {
  setInterval(() => {
    if (!existsSync(file)) return
    rmSync(file)
    throw new Error('a test has ended this thread')
  }, 10).unref()
}
