import { describe, expect, it } from 'vitest'
import { cacheTable, readTags } from './cache-table.ts'
import { planRevalidation } from './plan-revalidation.ts'

describe('planRevalidation', () => {
  it('ends what a page shows, and the list of addresses only when one comes, moves or goes', () => {
    const page = { _id: 'page-de-home', _type: 'page', language: 'de', path: '/about' }
    const { tags } = planRevalidation([{ ...page, operation: 'update' }])
    expect(tags).toContain('page:de:/about')
    expect(tags).not.toContain('paths')
    for (const change of [
      { operation: 'create' },
      { operation: 'delete' },
      { operation: 'update', previousPath: '/before' },
    ] as const) {
      expect(planRevalidation([{ ...page, ...change }]).tags).toContain('paths')
    }
    expect(planRevalidation([{ ...page, operation: 'update', previousPath: '/before' }]).tags).toContain(
      'page:de:/before',
    )
  })

  it('ends all pages when it is not told which', () => {
    expect(planRevalidation([{ _id: 'x', _type: 'page' }]).tags).toEqual(
      expect.arrayContaining(['pages', 'paths']),
    )
  })

  it('reaches every read of the site from some type', () => {
    const types = Object.keys(cacheTable).filter((type) => type !== 'page')
    const ended = new Set(
      planRevalidation([
        ...types.map((_type) => ({ _id: _type, _type })),
        { _id: 'p', _type: 'page', language: 'en', path: '/' },
      ]).tags,
    )
    const reads: [string, readonly string[]][] = Object.entries({
      ...readTags,
      page: readTags.page('en', '/'),
      legalVersions: readTags.legalVersions('legalDocument'),
    })
    expect(reads.length).toBeGreaterThan(5)
    for (const [name, tags] of reads) expect([name, tags.some((tag) => ended.has(tag))]).toEqual([name, true])
  })

  it('ends everything for a type the table does not know, and nothing for drafts', () => {
    expect(planRevalidation([{ _id: 'a', _type: 'somethingNew' }])).toEqual({ tags: [], everything: true })
    for (const _id of ['drafts.riskWarning', 'versions.r1.riskWarning']) {
      expect(planRevalidation([{ _id, _type: 'riskWarning' }])).toEqual({ tags: [], everything: false })
    }
  })
})
