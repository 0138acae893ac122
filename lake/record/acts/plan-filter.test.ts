import { describe, expect, it } from 'vitest'
import { planFilter } from './plan-filter.ts'

const now = Date.parse('2026-03-03T10:00:00.000Z')

describe('planFilter', () => {
  it.each<[string, Record<string, string>, boolean, string[]]>([
    ['nothing, an administrator', {}, true, ['log', 'refused', 'people', 'sign-in']],
    ['nothing, another role', {}, false, ['log', 'refused']],
    ['a person', { person: 'p1' }, true, ['log', 'refused', 'people', 'sign-in']],
    ['a document', { document: 'drafts.fees' }, true, ['log', 'refused']],
    [
      'a document and its address',
      { document: 'fees', address: '/de/fees' },
      true,
      ['log', 'refused', 'served'],
    ],
    ['an address', { address: '/de/fees' }, true, ['served']],
    ['pages as served', { kind: 'served' }, false, ['served']],
    ['pages as served by a person, whom no page has', { kind: 'served', person: 'p1' }, true, []],
    ['acts of two parts', { act: 'published,user.role' }, true, ['log', 'people']],
    ['an act of another part', { act: 'published', kind: 'people' }, true, []],
    ['a language', { language: 'de' }, true, ['log']],
  ])('for %s reads the right parts', (_what, given, isAdministrator, kinds) => {
    expect(planFilter(given, now, isAdministrator)).toMatchObject({ kinds, guarded: undefined })
  })

  it.each([[{ kind: 'people' }], [{ act: 'sign-in.refused' }]])('tells that %j is guarded', (given) => {
    expect(planFilter(given, now, false)).toMatchObject({ guarded: expect.any(String) })
  })

  it('knows a document by its published id, and instants by their millisecond', () => {
    const given = {
      document: 'versions.spring.fees',
      from: '2026-03-03T10:00:00+01:00',
      until: '2026-03-04T00:00:00Z',
    }
    expect(planFilter(given, now, true)).toMatchObject({
      filter: { document: 'fees', from: '2026-03-03T09:00:00.000Z', until: '2026-03-03T10:00:00.000Z' },
    })
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ from: '2026-03-03T10:00:00' }, /"from" has no zone/],
    [{ until: 'yesterday' }, /"until" must be an instant with a zone/],
    [{ from: '2026-03-03T10:00:01Z' }, /"from" lies in the future/],
    [{ from: '2026-03-03T09:00:00Z', until: '2026-03-03T08:00:00Z' }, /"from" .* is later than "until"/],
    [{ kind: 'all' }, /"kind" must be log, refused, people, sign-in, served, not "all"/],
    [{ act: 'published,printed' }, /"act" has "printed". Known are created, /],
    [{ address: 'de/fees' }, /"address" must be the path/],
    [{ person: 'x'.repeat(401) }, /"person" has more than 400 characters/],
  ])('refuses %j with a sentence', (given, sentence) => {
    expect(planFilter(given, now, true)).toMatch(sentence)
  })
})
