import * as fc from 'fast-check'
import { evaluateSync, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { asRead } from '#common/text/as-read.ts'
import { pathGlob } from './glob.ts'
import { evaluateValue, parseQuery } from '#lake/query/groq.ts'
import { knownTree } from '#lake/query/plan/plan.ts'

const evaluation = {
  dataset: [{ _id: 'a', _type: 'a', t: 'red fish', u: ['Blue', 7, 'fish.net'] }],
  timestamp: new Date(0),
  identity: 'me',
  projectId: 'p',
  datasetName: 'd',
  dereference: () => null,
  params: {},
}
const ours = (query: string, params: Readonly<Record<string, unknown>>): unknown =>
  evaluateValue(knownTree(parseQuery(query, params)), evaluation)
const theirs = (query: string, params: Readonly<Record<string, unknown>>): unknown =>
  evaluateSync(parse(query, { params: { ...params } }), { dataset: evaluation.dataset }).data

/** Signs that patterns, words and their edges are made of, and letters whose capitals are odd. */
const sign = fc.constantFrom(...Array.from('aaabbAB**..- _"\'=~1/ßẞſKkİiıIςσΣµμÅåéÉ😀\n\u2028'))
const text = fc.array(sign, { maxLength: 14 }).map((signs) => signs.join(''))
const operand = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, true, {}, [1], ['a', 1], []) },
)

/** Words are those that somebody reads; groq-js takes the signs of a text one by one. */
const read = (value: unknown): unknown =>
  typeof value === 'string' ? asRead(value) : Array.isArray(value) ? value.map(read) : value

describe('operators of our own mean what those of groq-js mean of texts as read', () => {
  it.each([
    '$a match $b',
    '$a match [$b, "a*"]',
    '$a in path($b)',
    '$a in (path($b))',
    '*[t match $b]._id',
    '*[u match $b]._id',
    '*[u[] match $b || _id in path($b)]._id',
    '*[] | score(t match $b)',
    '*[] | score(u match $b, boost(t match $b || u match "fish*", 3))',
    '*[] | score(t match $b && (u match $b))',
    '*[] | score(count(u[@ match $b]) > 0)',
    'select($a match $b => 1, 2)',
    '{"x": !($a match $b)}',
  ])('%s', (query) => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [left, right] = query.includes('match') ? [read(a), read(b)] : [a, b]
        expect(ours(query, { a, b })).toEqual(theirs(query, { a: left, b: right }))
      }),
      { numRuns: process.env['SWEEP'] === '1' ? 50_000 : 3_000 },
    )
  })

  it('for patterns of paths', () => {
    const part = fc.constantFrom('*', '**', 'a', 'drafts', '', 'a*', '***')
    const pattern = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'))
    const path = fc.array(fc.constantFrom('a', 'drafts', '.', '.', '\n', 'b'), { maxLength: 8 })
    fc.assert(
      fc.property(pattern, path, (b, signs) => {
        const a = signs.join('')
        expect(ours('$a in path($b)', { a, b })).toBe(theirs('$a in path($b)', { a, b }))
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the time of a pattern', () => {
  const stars = `${'*a'.repeat(200)}*b`
  it.each([
    ['many stars', 'a'.repeat(1_000_000), stars],
    ['many stars and dots', 'é'.repeat(1_000_000), `${'*é.é*.é.'.repeat(20)}*ö`],
    ['many dots', `é${'.'.repeat(1_000_000)}é`, 'a'],
    ['a long word', 'a'.repeat(1_000_000), `*${'a'.repeat(1_000)}b`],
  ])('grows with the text alone: %s', (_name, a, b) => {
    const begun = performance.now()
    expect(ours('$a match $b', { a, b })).toBe(false)
    // Backtracking would take years.
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  it('of paths, too', () => {
    expect(pathGlob(`${'**.'.repeat(200)}b`)('a.'.repeat(200_000))).toBe(false)
  })
})
