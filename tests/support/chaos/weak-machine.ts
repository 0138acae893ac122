import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preloaded } from '#tests/support/preload.ts'

/** The disk and the clock of one program, in the hands of a test. */
export interface WeakMachine {
  /** With which the program is started. */
  env: Readonly<Record<string, string>>
  setDiskFull(isFull: boolean): void
  /** How much longer each write takes. */
  setDiskDelay(ms: number): void
  /** How far its clock is off. */
  setClock(offByMs: number): void
  remove(): void
}

const write = (file = '', text: string): void => writeFileSync(file, text)

/** @param program a lake's full disk is one of its database; a site's is one of its files as well */
export const weakMachine = (program: 'lake' | 'site'): WeakMachine => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-machine-'))
  const [full, faults, slow, clock] = ['full', 'faults', 'slow', 'clock'].map((name) => join(folder, name))
  for (const [file, text] of [
    [faults, ''],
    [slow, '0'],
    [clock, '0'],
  ] as const)
    write(file, text)
  return {
    env: {
      ...preloaded(program === 'lake' ? 'faults' : 'full-disk', 'slow-disk', 'jump-clock'),
      FAULTS: faults ?? '',
      FULL_DISK: full ?? '',
      SLOW_DISK: slow ?? '',
      CLOCK_JUMP: clock ?? '',
    },
    setDiskFull: (isFull) => {
      write(faults, isFull ? 'database-full' : '')
      if (isFull) write(full, '')
      else rmSync(full ?? '', { force: true })
    },
    setDiskDelay: (ms) => write(slow, String(ms)),
    setClock: (offByMs) => write(clock, String(offByMs)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
