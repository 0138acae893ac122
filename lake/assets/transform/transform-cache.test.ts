import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disk } from '#lake/assets/disk.ts'
import { openTransformCache } from './transform-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const make = async () => Buffer.alloc(40)

const unexpected = (error: unknown) => {
  throw error
}

describe('openTransformCache', () => {
  it('makes a picture once, also for many at the same time, and keeps it over a restart', async () => {
    let made = 0
    const count = async () => {
      made += 1
      return Buffer.alloc(10, 1)
    }
    const cache = openTransformCache(folder, disk, { onWriteError: unexpected })
    await Promise.all(Array.from({ length: 20 }, () => cache.get('a', count)))
    expect(made).toBe(1)
    const again = openTransformCache(folder, disk, { onWriteError: unexpected })
    expect(await again.get('a', count)).toEqual(Buffer.alloc(10, 1))
    expect(made).toBe(1)
  })

  it('stays within its bytes and drops what was not asked for the longest', async () => {
    const cache = openTransformCache(folder, disk, { byteLimit: 100, onWriteError: unexpected })
    await cache.get('a', make)
    await cache.get('b', make)
    await cache.get('a', make)
    await cache.get('c', make)
    expect(cache.size()).toBe(80)
    expect(await readdir(folder)).toHaveLength(2)
    let remade = false
    await cache.get('a', async () => {
      remade = true
      return Buffer.alloc(40)
    })
    expect(remade).toBe(false)
  })

  it('gives the picture and reports the error when the disk is full', async () => {
    const errors: unknown[] = []
    const full = { writeWhole: () => Promise.reject(new Error('ENOSPC')) }
    const cache = openTransformCache(folder, full, { onWriteError: (error) => errors.push(error) })
    expect(await cache.get('a', async () => Buffer.from('x'))).toEqual(Buffer.from('x'))
    expect(errors).toHaveLength(1)
  })
})
