import { describe, expect, it } from 'vitest'
import { planDue } from './plan-due.ts'
import { planScheduled } from './plan-scheduled.ts'
import { planWaiting } from './plan-waiting.ts'
import type { DraftRow } from './rows.ts'

const today = '2026-11-21'

const paper = (_id: string, fields: Record<string, unknown>) => ({ _id, title: _id, ...fields })

const report = (year: number, effectiveFrom: string, more = {}) =>
  paper(`report-${year}`, {
    title: `Top venues ${year}`,
    kind: 'top-venues',
    series: 'top-venues',
    year,
    effectiveFrom,
    ...more,
  })

const draft = (_id: string, _type: string, language?: string): DraftRow => ({
  _id: `drafts.${_id}`,
  _type,
  _updatedAt: `2026-11-2${_id.length % 10}T00:00:00Z`,
  _rev: `rev-${_id}`,
  ...(language && { language }),
})

describe('planDue', () => {
  it('puts the most urgent first and counts the days', () => {
    const due = planDue(
      {
        warning: { lossPercentage: 74.5, nextDue: '2026-12-31' },
        papers: [
          paper('KID gold', { kind: 'kid', reviewDue: '2027-09-30' }),
          paper('Terms', { kind: 'policy', reviewDue: '2026-11-20' }),
          paper('Privacy', { kind: 'policy', reviewDue: '2027-09-30' }),
        ],
      },
      today,
    )
    expect(due.map(({ what, daysLeft }) => [what, daysLeft])).toEqual([
      ['Review: Terms', -1],
      ['Loss percentage, now 74.5%', 40],
      ['Review: KID gold', 313],
    ])
  })

  it('asks for the report that follows the last one of a yearly series, a year after it', () => {
    const papers = [
      report(2023, '2024-04-30'),
      report(2024, '2025-04-30'),
      report(2026, '2026-06-30', { series: 'q', quarter: 1 }),
    ]
    expect(planDue({ warning: null, papers }, today)).toEqual([
      {
        id: 'report-2024',
        type: 'legalDocument',
        what: 'Report for 2025: Top venues',
        day: '2026-04-30',
        daysLeft: -205,
      },
    ])
  })
})

describe('planWaiting', () => {
  const drafts = [
    draft('home', 'page', 'de'),
    draft('riskWarning', 'riskWarning'),
    draft('b', 'banner'),
    draft('mine', 'page', 'en'),
  ]
  const authors = new Map([['rev-mine', 'me']])
  const told = (...roles: string[]) =>
    planWaiting(drafts, authors, { id: 'me', roles }).map(({ _id, reason }) => [_id.slice(7), reason])

  it('gives compliance everything, its own and the regulated first', () => {
    expect(told('compliance').map(([id]) => id)).toEqual(['mine', 'riskWarning', 'home', 'b'])
    expect(told('compliance')[1]).toEqual(['riskWarning', 'regulated: waits for you to publish it'])
  })

  it('gives a marketer what a marketer may publish', () => {
    expect(told('marketer').map(([id]) => id)).toEqual(['mine', 'home', 'b'])
  })

  it('gives a translator the pages of their language, and what they wrote', () => {
    expect(told('translator-de')).toEqual([
      ['mine', 'someone else publishes it'],
      ['home', 'in your language, not yet published'],
    ])
  })

  it('gives a viewer nothing', () => {
    expect(planWaiting(drafts, new Map(), { id: 'me', roles: ['viewer'] })).toEqual([])
  })
})

describe('planScheduled', () => {
  it('lists comings, goings and publishes to come by their instant', () => {
    const found = planScheduled(
      {
        banners: [
          {
            _id: 'banner-a',
            title: 'Hours',
            startsAt: '2026-11-20T08:00:00Z',
            endsAt: '2026-12-24T08:00:00Z',
          },
        ],
        releases: [
          {
            _id: '_.releases.r1',
            title: 'Spring',
            publishAt: '2026-12-01T08:00:00Z',
            documents: [
              { _id: 'versions.r1.page-en-fees', _type: 'page' },
              { _id: 'versions.r1.page-de-fees', _type: 'page' },
            ],
          },
        ],
      },
      '2026-11-21T00:00:00Z',
    )
    expect(found).toEqual([
      {
        id: 'page-en-fees',
        type: 'page',
        what: 'Spring is published, 2 documents',
        at: '2026-12-01T08:00:00Z',
      },
      { id: 'banner-a', type: 'banner', what: 'Banner “Hours” ends', at: '2026-12-24T08:00:00Z' },
    ])
  })
})
