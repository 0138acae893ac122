import { describe, expect, it } from 'vitest'
import { planTree, type TreeNode } from './plan-tree.ts'

const outline = (nodes: readonly TreeNode[]): unknown[] =>
  nodes.map(({ path, id, children }) => [path, id, ...outline(children)])

describe('planTree', () => {
  it('hangs pages under their paths, home first, and makes a node for a part without a page', () => {
    const tree = planTree([
      { _id: 'page-en-platforms-mt4', path: '/platforms/mt4', title: 'MT4' },
      { _id: 'page-en-about-why', path: '/about/why', title: 'Why' },
      { _id: 'page-en-about', path: '/about', title: 'About' },
      { _id: 'page-en-home', path: '/', title: 'Home' },
    ])
    expect(outline(tree)).toEqual([
      ['/', 'page-en-home'],
      ['/about', 'page-en-about', ['/about/why', 'page-en-about-why']],
      ['/platforms', undefined, ['/platforms/mt4', 'page-en-platforms-mt4']],
    ])
    expect(tree[2]?.title).toBe('Platforms')
  })

  it('takes a page and its draft for one, with the draft’s title', () => {
    const tree = planTree([
      { _id: 'drafts.page-en-fees', path: '/fees', title: 'New fees' },
      { _id: 'page-en-fees', path: '/fees', title: 'Fees' },
      { _id: 'drafts.abc', path: '/news' },
    ])
    expect(tree.map(({ id, title }) => [id, title])).toEqual([
      ['page-en-fees', 'New fees'],
      ['abc', 'News'],
    ])
  })

  it('leaves a page its place beside a duplicate with the same path', () => {
    const tree = planTree([
      { _id: 'drafts.3f8c', path: '/fees', title: 'Fees' },
      { _id: 'page-en-fees', path: '/fees', title: 'Fees' },
    ])
    expect(tree.map(({ id }) => id)).toEqual(['page-en-fees'])
  })

  it('has a page once, where visitors find it, while its draft or its version moves', () => {
    const tree = planTree([
      { _id: 'versions.spring.page-en-fees', path: '/prices', title: 'Prices' },
      { _id: 'drafts.page-en-fees', path: '/charges', title: 'Charges' },
      { _id: 'page-en-fees', path: '/fees', title: 'Fees' },
      { _id: 'versions.spring.page-en-news', path: '/news', title: 'News' },
    ])
    expect(tree.map(({ id, path, title }) => [id, path, title])).toEqual([
      ['page-en-fees', '/fees', 'Charges'],
      ['page-en-news', '/news', 'News'],
    ])
  })
})
