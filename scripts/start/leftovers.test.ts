import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endLeftovers } from '#scripts/start/leftovers.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
  file = join(folder, 'run.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const sleeper = async (word: string) => {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', word])
  await once(child.stdout, 'data')
  return child
}
const deadPid = async () => {
  const child = await sleeper('gone')
  child.kill('SIGKILL')
  await once(child, 'close')
  return child.pid ?? 0
}

it('ends what a killed start left behind, and only that', async () => {
  const ours = await sleeper('lake-of-ours')
  const other = await sleeper('somebody-else')
  const closed = once(ours, 'close')
  const programs = [
    { pid: ours.pid, command: 'lake-of-ours' },
    { pid: other.pid, command: 'lake-of-ours' },
  ]
  writeFileSync(file, JSON.stringify({ starter: await deadPid(), programs }))
  expect(await endLeftovers(file)).toBe(1)
  await closed
  expect(other.exitCode).toBeNull()
  other.kill('SIGKILL')
  expect(existsSync(file)).toBe(false)
})

it('refuses a second start while the first one runs', async () => {
  const first = await sleeper('scripts/start.mjs')
  writeFileSync(file, JSON.stringify({ starter: first.pid, programs: [] }))
  await expect(endLeftovers(file)).rejects.toThrow(/runs already/)
  first.kill('SIGKILL')
})

it('is not stopped by a torn file', async () => {
  writeFileSync(file, '{"starter": 12')
  expect(await endLeftovers(file)).toBe(0)
})
