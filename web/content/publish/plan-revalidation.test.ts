import { describe, expect, it } from 'vitest'
import { legalVersionsTag } from '#web/documents/legal-versions.ts'
import { documents } from '#web/documents/registry.gen.ts'
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
    const { page, approvalPolicy, ...others } = documents
    const ended = new Set(
      planRevalidation([
        ...Object.keys(others).map((_type) => ({ _id: _type, _type })),
        { _id: 'p', _type: 'page', language: 'en', path: '/' },
      ]).tags,
    )
    const reads = [...Object.values(others), page.paths, { key: 'page', tags: page.tagsAt('en', '/') }]
    expect(reads.length).toBeGreaterThan(15)
    for (const { key, tags } of reads) expect([key, tags.some((tag) => ended.has(tag))]).toEqual([key, true])
    expect(ended).toContain(legalVersionsTag('legalDocument'))
    const { type } = approvalPolicy
    expect(planRevalidation([{ _id: type, _type: type }])).toEqual({ tags: [], everything: false })
  })

  it('ends everything for a type the table does not know, and nothing for drafts', () => {
    expect(planRevalidation([{ _id: 'a', _type: 'somethingNew' }])).toEqual({ tags: [], everything: true })
    for (const _id of ['drafts.riskWarning', 'versions.r1.riskWarning']) {
      expect(planRevalidation([{ _id, _type: 'riskWarning' }])).toEqual({ tags: [], everything: false })
    }
  })
})
