import { describe, expect, it } from 'vitest'
import { foldClosed, isClosed } from './closed.ts'
import { costOf } from './cost.ts'
import { childNode, type GroqNode, parseQuery } from '#lake/query/groq.ts'

function folded(query: string): string[] {
  const found: GroqNode[] = []
  foldClosed(parseQuery(query, {}), (node) => {
    found.push(node)
    return { type: 'Parameter', name: 'once' }
  })
  return found.map(({ type }) => type)
}

const cost = (query: string) => costOf(parseQuery(query, {}), {}, 1_000)

describe('a collection inside of a loop', () => {
  it('is evaluated once when it looks at nothing around it', () => {
    expect(folded('*[_type == "a" && _id in *[_type == "b"].ref._ref]')).toHaveLength(1)
    expect(folded('*[_type == "a"]{"others": *[_type == "b"]{title}}')).toHaveLength(1)
    expect(folded('*[_id in *[_id in *[_type == "b"]._id]._id]').length).toBeGreaterThanOrEqual(2)
  })

  it('is left alone when it does, or when it stands outside', () => {
    expect(folded('*[_type == "a"]{"others": *[_type == "b" && a._ref == ^._id]}')).toEqual([])
    expect(folded('{"a": *[_type == "a"], "b": *[_type == "b"]}')).toEqual([])
    expect(folded('*[_type == "a"]{"items": items[n > 1]}')).toEqual([])
  })

  it('costs its own size instead of one reading per item', () => {
    expect(cost('*[_id in *[a == 1]._id]')).toBeLessThan(20_000)
    expect(cost('*[_id in *[a == ^.a]._id]')).toBeGreaterThan(1_000_000)
    expect(cost('*[title match "a*"]')).toBeGreaterThan(100_000)
  })
})

describe('closed', () => {
  it('are chains that begin at documents', () => {
    expect(isClosed(parseQuery('*[a == 1] | order(b) [0..2]', {}))).toBe(true)
    expect(isClosed(parseQuery('items[a == 1]', {}))).toBe(false)
    const filter = childNode(parseQuery('*[a == ^.b]', {}), 'expr')
    expect(filter === undefined || isClosed(filter)).toBe(false)
  })
})
