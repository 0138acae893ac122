import { readFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { aroundExec } from './around-exec.ts'

/**
 * Makes the disk of a running program slow: whatever waits for it (a commit, an fsync) takes as many milliseconds
 * longer as the file named by `SLOW_DISK` says. Writes that nobody waits for go to the system's memory as before.
 */
const delayMs = (): number => Number(readFileSync(process.env['SLOW_DISK'] ?? '', 'utf8'))

const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

aroundExec((_db, sql, exec) => {
  if (sql === 'COMMIT') Atomics.wait(never, 0, 0, delayMs())
  exec(sql)
})

const { open } = promises
Object.assign(promises, {
  open: async (...args: Parameters<typeof open>) => {
    const handle = await open(...args)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sleep(delayMs())
      await sync()
    }
    return handle
  },
})
syncBuiltinESMExports()
