import { describe, expect, it } from 'vitest'
import { blocked, storageOf } from '#tests/support/studio/storage-of.ts'
import { PageStorage } from '#studio/storage/page-storage.ts'
import { KeptWords } from './kept-words.ts'
import { orphansOf, tellOpen, thisPage } from './pages.ts'

const words = { base: { title: 'a' }, mine: { title: 'a b' } }

describe('what is kept', () => {
  it('is there after the page was left, for its author and its document alone', () => {
    const storage = storageOf()
    const name = new KeptWords(new PageStorage(() => storage)).nameOf('anna', 'page-a', 'one', 1)
    const now = new KeptWords(new PageStorage(() => storage))
    now.keep(name, words)
    expect(now.isStored(name)).toBe(true)
    const later = new KeptWords(new PageStorage(() => storage))
    expect(later.of('anna', 'page-a')).toMatchObject([{ name, page: 'one', ...words }])
    expect(later.of('berta', 'page-a')).toEqual([])
    expect(later.of('anna', 'page-ab')).toEqual([])
    later.forget(name)
    expect(later.of('anna', 'page-a')).toEqual([])
  })

  it.each([
    ['blocked', blocked],
    ['full', () => storageOf(3)],
  ])('stays in the page where the storage is %s', (_what, open) => {
    const kept = new KeptWords(new PageStorage(open))
    const name = kept.nameOf('anna', 'page-a', 'one', 1)
    let told = 0
    kept.subscribe(() => {
      told += 1
    })
    kept.keep(name, words)
    kept.keep(name, words)
    expect(kept.isStored(name)).toBe(false)
    expect(told).toBe(1)
    expect(kept.of('anna', 'page-a')).toMatchObject([words])
    kept.forget(name)
    expect(kept.of('anna', 'page-a')).toEqual([])
  })

  it('is nothing where it cannot be read', () => {
    const storage = storageOf()
    storage.setItem('kept-words:anna:page-a:one:1', '{"mine":7}')
    expect(new KeptWords(new PageStorage(() => storage)).of('anna', 'page-a')).toEqual([])
    expect(storage.length).toBe(0)
  })
})

describe('orphansOf', () => {
  it('takes what no open form keeps', async () => {
    const entries = [
      { name: 'open', page: thisPage },
      { name: 'closed', page: thisPage },
      { name: 'left', page: 'another' },
    ]
    const close = tellOpen('open')
    expect((await orphansOf(entries)).map(({ name }) => name)).toEqual(['closed', 'left'])
    close()
    expect(await orphansOf(entries)).toHaveLength(3)
  })
})
