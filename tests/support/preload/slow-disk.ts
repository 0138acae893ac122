import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { aroundExec } from './around-exec.ts'

/** Makes the disk of a running program slow: each write takes as many milliseconds longer as `SLOW_DISK` says. */
const { readFileSync } = fs
const delayMs = (): number => Number(readFileSync(process.env['SLOW_DISK'] ?? '', 'utf8'))

const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const block = (): void => void Atomics.wait(never, 0, 0, delayMs())

aroundExec((_db, sql, exec) => {
  if (sql === 'COMMIT') block()
  exec(sql)
})

const { writeFileSync } = fs
const { open, writeFile, rename } = promises
Object.assign(fs, {
  writeFileSync: (...args: Parameters<typeof writeFileSync>) => {
    block()
    writeFileSync(...args)
  },
})
Object.assign(promises, {
  open: async (...args: Parameters<typeof open>) => {
    if (args[1] !== undefined && args[1] !== 'r') await sleep(delayMs())
    return open(...args)
  },
  writeFile: async (...args: Parameters<typeof writeFile>) => {
    await sleep(delayMs())
    return writeFile(...args)
  },
  rename: async (...args: Parameters<typeof rename>) => {
    await sleep(delayMs())
    return rename(...args)
  },
})
syncBuiltinESMExports()
