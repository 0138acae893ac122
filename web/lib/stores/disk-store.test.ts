import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskStore } from './disk-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const limits = { maxFiles: 3, maxBytes: 1_000 }

describe('DiskStore', () => {
  it('keeps the files used last within its bounds', async () => {
    const store = new DiskStore(folder, limits)
    for (const key of ['a', 'b', 'c']) await store.write(key, Buffer.from(key))
    await store.read('a')
    await store.write('d', Buffer.from('d'))
    expect(await store.read('b')).toBeNull()
    expect((await store.read('a'))?.toString()).toBe('a')
    await store.write('e', Buffer.alloc(1_000))
    expect(readdirSync(folder)).toHaveLength(1)
    expect(store.size).toEqual({ files: 1, bytes: 1_000 })
  })

  it('finds its files again after a restart, without the half-written ones', async () => {
    await new DiskStore(folder, limits).write('a', Buffer.from('kept'))
    writeFileSync(join(folder, 'half.tmp'), 'x')
    const again = new DiskStore(folder, limits)
    expect((await again.read('a'))?.toString()).toBe('kept')
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('ends with the last of several writes of one key', async () => {
    const store = new DiskStore(folder, limits)
    await Promise.all(['1', '2', '3'].map((text) => store.write('a', Buffer.from(text))))
    expect((await store.read('a'))?.toString()).toBe('3')
  })
})
