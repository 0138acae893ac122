import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileAtomicSync, writeFileAtomic, writeFileAtomicSync } from './atomic-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-atomic-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('writeFileAtomic', () => {
  it.each(['none', 'file', 'folder'] as const)('replaces a file in a new folder (sync %s)', async (sync) => {
    const path = join(folder, sync, 'inner', 'file')
    await writeFileAtomic(path, 'old', { sync })
    await writeFileAtomic(path, new Uint8Array([110, 101, 119]), { sync })
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(readdirSync(join(folder, sync, 'inner'))).toEqual(['file'])
  })

  it('shows no reader a part of it', async () => {
    const path = join(folder, 'whole')
    await writeFileAtomic(path, 'a'.repeat(100_000), { sync: 'none' })
    const state = { isWriting: true }
    const writing = Promise.all(
      ['b', 'c', 'd', 'e'].map(async (letter) =>
        writeFileAtomic(path, letter.repeat(100_000), { sync: 'none' }),
      ),
    ).finally(() => (state.isWriting = false))
    while (state.isWriting) {
      expect(readFileSync(path, 'utf8')).toMatch(/^(.)\1{99999}$/)
      await new Promise(setImmediate)
    }
    await writing
  })

  it('leaves nothing half written behind', async () => {
    const taken = join(folder, 'taken')
    // A folder with something in it under the wanted name: the last step, the renaming, fails.
    mkdirSync(join(taken, 'inner'), { recursive: true })
    await expect(writeFileAtomic(taken, 'x')).rejects.toThrow()
    expect(() => writeFileAtomicSync(taken, 'x')).toThrow()
    expect(readdirSync(folder).filter((name) => name.startsWith('taken'))).toEqual(['taken'])
  })
})

describe('writeFileAtomicSync', () => {
  it('replaces a file, with the rights it is given', () => {
    const path = join(folder, 'sync', 'secret')
    writeFileAtomicSync(path, 'old')
    writeFileAtomicSync(path, 'new', { mode: 0o600 })
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })
})

describe('createFileAtomicSync', () => {
  it('is the first one’s, for its owner alone, and leaves nothing else', () => {
    const path = join(folder, 'key', 'first')
    createFileAtomicSync(path, 'first')
    expect(() => createFileAtomicSync(path, 'second')).toThrow(expect.objectContaining({ code: 'EEXIST' }))
    expect(readFileSync(path, 'utf8')).toBe('first')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'key'))).toEqual(['first'])
  })
})
