import { describe, expect, it } from 'vitest'
import { blocked, storageOf } from '#tests/support/studio/storage-of.ts'
import { PageStorage } from './page-storage.ts'

const storageIn = (own: ReturnType<typeof storageOf>) => () => own

describe('what a script stores', () => {
  it('is the browser’s where it takes it', () => {
    const own = storageOf(100, [['was', 'there']])
    const storage = new PageStorage(storageIn(own))
    storage.setItem('a', 'b')
    expect(own.getItem('a')).toBe('b')
    expect(storage.isHere('a')).toBe(false)
    expect(storage.getItem('was')).toBe('there')
  })

  it.each([
    ['full', storageIn(storageOf(1, [['was', 'there']])), ['was', 'a']],
    ['blocked', blocked, ['a']],
  ])('is the page’s where the storage is %s', (_what, open, names) => {
    const storage = new PageStorage(open)
    storage.setItem('a', 'bc')
    expect(storage.isHere('a')).toBe(true)
    expect(storage.getItem('a')).toBe('bc')
    expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual(names)
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(storage.isHere('a')).toBe(false)
    storage.setItem('a', 'bc')
    storage.clear()
    expect(storage.length).toBe(0)
  })

  it('is the newest, also where an older one is stored', () => {
    const storage = new PageStorage(storageIn(storageOf(2, [['was', 'there']])))
    storage.setItem('a', 'b')
    storage.setItem('a', 'longer')
    expect([storage.getItem('a'), storage.length]).toEqual(['longer', 2])
    storage.setItem('a', 'c')
    expect([storage.getItem('a'), storage.isHere('a')]).toEqual(['c', false])
  })
})
