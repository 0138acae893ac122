import { describe, expect, it } from 'vitest'
import type { PageMark } from '#common/compared-pages.ts'
import type { PageChange } from './plan-page-changes.ts'
import { type Hidden, type Looked, planPlaceList, type Side } from './plan-place-list.ts'
import { planStep, type Step } from './plan-step.ts'

const mark = (change: string, isPlace = false): PageMark => ({
  change,
  key: change,
  nth: 0,
  runs: [],
  isPlace,
})
const change = (id: string, more: Partial<PageChange> = {}): PageChange => ({
  id,
  part: 'page',
  where: '',
  words: [],
  facts: undefined,
  inForce: mark(id),
  proposed: mark(id),
  ...more,
})
const nobody: Hidden = { inForce: new Set(), proposed: new Set() }
const looked = (seen: string[] = [], read: string[] = []): Looked => ({
  seen: new Set(seen),
  read: new Set(read),
})
const hiddenIn = (...of: Side[]): Hidden => ({
  inForce: new Set(of.includes('inForce') ? ['a'] : []),
  proposed: new Set(of.includes('proposed') ? ['a'] : []),
})

describe('a place is read', () => {
  const added = { inForce: mark('a', true) }
  const cases: [what: string, isRead: boolean, of: PageChange, hidden: Hidden, looked: Looked][] = [
    ['not before it was in view', false, change('a'), nobody, looked()],
    ['not in one page alone', false, change('a'), nobody, looked(['inForce a'])],
    ['in both pages', true, change('a'), nobody, looked(['inForce a', 'proposed a'])],
    ['in the page that has it', true, change('a', added), nobody, looked(['proposed a'])],
    ['not as long as nobody can see it', false, change('a'), hiddenIn('inForce', 'proposed'), looked()],
    ['as text', true, change('a'), hiddenIn('inForce', 'proposed'), looked([], ['a'])],
    ['where it can be seen', true, change('a'), hiddenIn('inForce'), looked(['proposed a'])],
    ['once and for all', true, change('a'), nobody, looked([], ['a'])],
    [
      'also when a wider page hides it',
      true,
      change('a'),
      hiddenIn('inForce', 'proposed'),
      looked(['inForce a', 'proposed a']),
    ],
    ['of what other sites get, as text', true, change('a', { part: 'title' }), nobody, looked([], ['a'])],
    ['of what is read aloud, not by looking', false, change('a', { part: 'aloud' }), nobody, looked()],
  ]
  it.each(cases)('%s: %s', (_what, isRead, of, hidden, by) => {
    expect(planPlaceList([of], hidden, by)[0]?.isRead).toBe(isRead)
  })
})

it('lists what is on the page first, then what nobody sees, then what is found elsewhere', () => {
  const changes = [change('t', { part: 'title' }), change('a'), change('b'), change('s', { part: 'aloud' })]
  const list = planPlaceList(changes, hiddenIn('inForce', 'proposed'), looked())
  expect(list.map(({ number, id, group }) => `${number} ${id} ${group}`)).toEqual([
    '1 b page',
    '2 a unseen',
    '3 s unseen',
    '4 t elsewhere',
  ])
})

describe('a press', () => {
  const three = [change('a'), change('b'), change('c')]
  const all = looked(three.flatMap(({ id }) => [`inForce ${id}`, `proposed ${id}`]))
  const cases: [what: string, Looked, { id: string; sides: Side[] } | undefined, 1 | -1, Step][] = [
    ['on leads to the first', looked(), undefined, 1, { id: 'a', side: 'inForce' }],
    [
      'on shows it in the other page',
      looked(['inForce a']),
      { id: 'a', sides: ['inForce'] },
      1,
      { id: 'a', side: 'proposed' },
    ],
    [
      'on leads on though it never came into view',
      looked(),
      { id: 'a', sides: ['inForce', 'proposed'] },
      1,
      { id: 'b', side: 'inForce' },
    ],
    [
      'on passes what was read',
      looked(['inForce b', 'proposed b']),
      { id: 'a', sides: ['inForce', 'proposed'] },
      1,
      { id: 'c', side: 'inForce' },
    ],
    ['on goes round', looked(), { id: 'c', sides: ['inForce', 'proposed'] }, 1, { id: 'a', side: 'inForce' }],
    ['on leads to the next where all was read', all, { id: 'a', sides: [] }, 1, { id: 'b' }],
    ['back leads to the one before', all, { id: 'b', sides: [] }, -1, { id: 'a' }],
    ['back goes round', all, undefined, -1, { id: 'c' }],
  ]
  it.each(cases)('%s', (_what, by, shown, way, step) => {
    expect(planStep(planPlaceList(three, nobody, by), shown, way)).toEqual(step)
  })

  it('of many comes to each place', () => {
    const many = Array.from({ length: 400 }, (_, at) => change(String(at)))
    const met = new Set<string>()
    let shown: { id: string; sides: Side[] } | undefined
    for (let press = 0; press < 1200; press += 1) {
      const step = planStep(planPlaceList(many, nobody, looked()), shown, 1)
      if (!step) break
      const before = shown?.id === step.id ? shown.sides : []
      shown = { id: step.id, sides: [...before, ...(step.side ? [step.side] : [])] }
      met.add(step.id)
      if (met.size === many.length) break
    }
    expect(met.size).toBe(400)
  })

  it('leads nowhere where nothing differs', () => {
    expect(planStep([], undefined, 1)).toBeUndefined()
  })
})
