import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { aroundExec } from './around-exec.ts'

/**
 * Takes the disk away from a running site while the file named by `FULL_DISK` is there: nothing can be written to
 * files or databases, everything can be read.
 */
const { existsSync } = fs
const isFull = (): boolean => existsSync(process.env['FULL_DISK'] ?? '')

const refuse = (): void => {
  if (isFull()) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}

aroundExec((_db, sql, exec) => {
  if (sql === 'BEGIN IMMEDIATE') refuse()
  exec(sql)
})

const { writeFileSync, writeSync, appendFileSync } = fs
const { open, writeFile, appendFile } = promises
Object.assign(fs, {
  writeFileSync: (...args: Parameters<typeof writeFileSync>) => {
    refuse()
    writeFileSync(...args)
  },
  appendFileSync: (...args: Parameters<typeof appendFileSync>) => {
    refuse()
    appendFileSync(...args)
  },
  // At a place of a file that has its room already, a full disk takes what is written.
  writeSync: (fd: number, data: Uint8Array, offset?: number, length?: number, position?: number) => {
    if (typeof position !== 'number') refuse()
    return writeSync(fd, data, offset, length, position)
  },
})
Object.assign(promises, {
  open: async (...args: Parameters<typeof open>) => {
    if (args[1] !== undefined && args[1] !== 'r') refuse()
    return open(...args)
  },
  writeFile: async (...args: Parameters<typeof writeFile>) => {
    refuse()
    return writeFile(...args)
  },
  appendFile: async (...args: Parameters<typeof appendFile>) => {
    refuse()
    return appendFile(...args)
  },
})
syncBuiltinESMExports()
