import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AssetCollisionError, hashesOf, openAssetStore } from './asset-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-assets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = Buffer.from('a file')
const asset = { ...hashesOf(bytes), extension: 'pdf', size: bytes.length }

describe('openAssetStore', () => {
  it('keeps a file as it came and takes it twice', async () => {
    const store = openAssetStore(folder)
    await store.put(asset.sha1, 'pdf', bytes)
    await store.put(asset.sha1, 'pdf', bytes)
    expect(await store.check(asset)).toBeUndefined()
    expect(await readdir(dirname(store.path(asset.sha1, 'pdf')))).toEqual([`${asset.sha1}.pdf`])
  })

  it('puts no other bytes under a name that is taken', async () => {
    const store = openAssetStore(folder)
    await store.put(asset.sha1, 'pdf', bytes)
    await expect(store.put(asset.sha1, 'pdf', Buffer.from('b file'))).rejects.toThrow(AssetCollisionError)
    expect(await store.check(asset)).toBeUndefined()
  })

  it('says what is wrong with a file', async () => {
    const store = openAssetStore(folder)
    expect(await store.check(asset)).toBe('is missing')
    await store.put(asset.sha1, 'pdf', bytes)
    await writeFile(store.path(asset.sha1, 'pdf'), 'b file')
    expect(await store.check(asset)).toBe('has other content than was uploaded')
    await writeFile(store.path(asset.sha1, 'pdf'), 'b')
    expect(await store.check(asset)).toBe('has 1 bytes instead of 6')
  })

  it('tells of a disk that refuses, and has nothing then', async () => {
    const store = openAssetStore(folder, { writeWhole: () => Promise.reject(new Error('ENOSPC')) })
    await expect(store.put(asset.sha1, 'pdf', bytes)).rejects.toThrow('ENOSPC')
    expect(await store.check(asset)).toBe('is missing')
  })
})
