import { describe, expect, it } from 'vitest'
import { writeRobot } from '#lake/access/authenticate.ts'
import { sayEnglish } from '#tests/support/studio/say-english.ts'
import { isStartingContent, seedingAuthor } from './plan-author.ts'
import { planDue } from './plan-due.ts'
import { planScheduled } from './plan-scheduled.ts'
import { planWaiting } from './plan-waiting.ts'
import { planChanged } from './plan-changed.ts'
import type { Waiting } from '#studio/approvals/approval.ts'
import type { DraftRow, TodayRows } from './rows.ts'
import { type Verdict, verdictKey, verdictOf } from './verdict.ts'
import { en } from './words/en.ts'

const say = sayEnglish(en)
const today = '2026-11-21'
const percent = (figure: number) => `${figure}%`

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
      say,
      {
        warning: { lossPercentage: 74.5, nextDue: '2026-12-31' },
        papers: [
          paper('KID gold', { kind: 'kid', reviewDue: '2027-09-30' }),
          paper('Terms', { kind: 'policy', reviewDue: '2026-11-20' }),
          paper('Privacy', { kind: 'policy', reviewDue: '2027-09-30' }),
        ],
      },
      today,
      percent,
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
    expect(planDue(say, { warning: null, papers }, today, percent)).toEqual([
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

describe('planDue of a series that has ended', () => {
  it('asks for no further report, and asks again once there is one after all', () => {
    const last = report(2024, '2025-04-30', { isLastOfSeries: true })
    expect(
      planDue(say, { warning: null, papers: [report(2023, '2024-04-30'), last] }, today, percent),
    ).toEqual([])
    const papers = [last, report(2025, '2026-04-30')]
    expect(planDue(say, { warning: null, papers }, today, percent).map(({ what }) => what)).toEqual([
      'Report for 2026: Top venues',
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
  /** What a lake says that lets someone publish these types. */
  const saying = (verdict: Verdict, ...types: string[]) =>
    new Map(
      drafts.map((one) => [
        verdictKey(one),
        types.includes(one._type) ? verdict : { kind: 'rights' as const },
      ]),
    )
  const may: Verdict = { kind: 'may' }
  const told = (translates: string[], ...types: string[]) =>
    planWaiting(
      say,
      drafts,
      { authors, verdicts: saying(may, ...types), releases: [] },
      { id: 'me', translates },
    ).map(({ _id, reason }) => [_id.slice(7), reason])

  it('gives compliance everything, its own and the regulated first', () => {
    const all = told([], 'page', 'banner', 'riskWarning')
    expect(all.map(([id]) => id)).toEqual(['mine', 'riskWarning', 'home', 'b'])
    expect(all[1]).toEqual(['riskWarning', 'regulated: waits for you to publish it'])
  })

  it('gives a marketer what a marketer may publish', () => {
    expect(told([], 'page', 'banner').map(([id]) => id)).toEqual(['mine', 'home', 'b'])
  })

  it('gives a translator the pages of their language, and what they wrote', () => {
    expect(told(['de'])).toEqual([
      ['mine', 'someone else publishes it'],
      ['home', 'in your language, not yet published'],
    ])
  })

  it('says of a draft without signatures to whoever wrote it that they must be asked for', () => {
    const verdicts = saying({ kind: 'approval' }, 'page')
    const found = planWaiting(say, drafts, { authors, verdicts, releases: [] }, { id: 'me', translates: [] })
    expect(found.map(({ _id, reason }) => [_id, reason])).toEqual([
      ['drafts.mine', 'needs signatures: ask for approval'],
    ])
  })

  it('gives a viewer nothing', () => {
    const known = { authors: new Map<string, string>(), verdicts: saying(may), releases: [] }
    expect(planWaiting(say, drafts, known, { id: 'me', translates: [] })).toEqual([])
  })

  it('says why the lake would refuse, and what is published again since', () => {
    const rules: Verdict = { kind: 'rules', sentence: 'Give the page a title.', path: 'title', more: 1 }
    const old = { ...draft('old', 'banner'), publishedAt: '2026-11-30T00:00:00Z' }
    const waiting = planWaiting(
      say,
      [draft('home', 'page'), old],
      {
        authors,
        verdicts: new Map<string, Verdict>([
          [verdictKey(draft('home', 'page')), rules],
          [verdictKey(old), may],
        ]),
        releases: [],
      },
      { id: 'me', translates: [] },
    )
    expect(waiting.map(({ reason, field }) => [reason, field])).toEqual([
      ['cannot be published yet: Give the page a title. And 1 more.', 'title'],
      ['published again since it was written: compare before you publish', undefined],
    ])
  })

  it('leaves a draft to its schedule, until somebody writes on', () => {
    const releases: TodayRows['releases'] = [
      {
        _id: '_.releases.r',
        cardinality: 'one',
        publishAt: '2026-12-01T08:00:00Z',
        documents: [
          {
            _id: 'versions.r.b',
            _type: 'banner',
            _createdAt: '2026-11-22T00:00:00Z',
            _updatedAt: '2026-11-22T00:00:00Z',
          },
        ],
      },
    ]
    const reasons = (_updatedAt: string) => {
      const one = { ...draft('b', 'banner'), _updatedAt }
      const verdicts = new Map([[verdictKey(one), may]])
      return planWaiting(say, [one], { authors, verdicts, releases }, { id: 'me', translates: [] }).map(
        ({ reason }) => reason,
      )
    }
    expect(reasons('2026-11-21T00:00:00Z')).toEqual([])
    expect(reasons('2026-11-23T00:00:00Z')).toEqual(['can be published; an earlier state of it is scheduled'])
  })
})

const refused = (...errors: object[]) => ({ details: { items: errors.map((error) => ({ error })) } })

describe('verdictOf', () => {
  it('tells rights from rules, and names the field', () => {
    const type = 'insufficientPermissionsError'
    expect(verdictOf(refused({ type, description: 'Ask a user.' }))).toEqual({ kind: 'rights' })
    expect(verdictOf(refused({ type: 'approvalError', description: 'Needs two.' }))).toEqual({
      kind: 'approval',
    })
    const description = 'Write the path. (field: path)'
    const broken = { type: 'validationError', description, path: 'path' }
    expect(verdictOf(refused(broken, broken))).toEqual({
      kind: 'rules',
      sentence: 'Write the path.',
      path: 'path',
      more: 1,
    })
    expect(verdictOf(refused({ type: 'documentNotFoundError', description: 'gone' }))).toBeUndefined()
  })

  it('lets what is no refusal through', () => {
    expect(() => verdictOf(new Error('unreachable'))).toThrow('unreachable')
  })
})

describe('isStartingContent', () => {
  it('knows what the seed wrote from what a program wrote later, and from people', () => {
    const seededAt = '2026-11-20T12:00:00Z'
    const by = (author: string, at: string) => isStartingContent({ author, at }, seededAt)
    expect(seedingAuthor).toBe(writeRobot.id)
    expect(by(writeRobot.id, '2026-11-20T11:59:00Z')).toBe(true)
    expect(by(writeRobot.id, '2026-11-21T00:00:00Z')).toBe(false)
    expect(by('marketer', '2026-11-20T11:59:00Z')).toBe(false)
    expect(isStartingContent({ author: writeRobot.id, at: seededAt }, null)).toBe(false)
  })
})

describe('planChanged', () => {
  it('shows a document once, and none that stands elsewhere', () => {
    const rows = [
      draft('a', 'page'),
      { ...draft('a', 'page'), _id: 'a' },
      draft('b', 'page'),
      draft('c', 'page'),
    ]
    expect(planChanged(rows, new Set(['b']), 8).map(({ _id }) => _id)).toEqual(['drafts.a', 'drafts.c'])
    expect(planChanged(rows, new Set(), 1)).toHaveLength(1)
  })
})

const version = (_id: string) => ({
  _id,
  _type: 'page',
  _createdAt: '2026-11-20T00:00:00Z',
  _updatedAt: '2026-11-20T00:00:00Z',
})

const waiting = (releaseId: string | null, people: number): Waiting => ({
  policy: { people: 1, compliance: 1 },
  act: 'publish',
  contentHash: 'hash',
  authors: [],
  decisions: [],
  state: 'asked',
  signatures: [],
  missing: people === 0 ? [] : [{ people, compliance: true }],
  maySign: false,
  inForce: { revision: null, sequence: 0 },
  publishedId: 'page-en-fees',
  type: 'page',
  releaseId,
  askedBy: { id: 'm', name: 'Marketer' },
  reason: 'New fees',
  sequence: 1,
})

describe('planScheduled', () => {
  it('says since when a release waits, and who lacks the right to publish it', () => {
    const held = { since: '2026-11-20T08:00:00Z', withoutRight: 'Marketer' }
    const release = {
      _id: '_.releases.r3',
      title: 'Autumn',
      publishAt: '2026-11-20T08:00:00Z',
      held,
      documents: [],
    }
    expect(
      planScheduled(say, { banners: [], releases: [release] }, '2026-11-21T00:00:00Z', []),
    ).toMatchObject([{ name: 'Autumn', held: { ...held, releaseId: 'r3' } }])
  })

  it('says that signatures are missing, where approval has been asked for', () => {
    const release = {
      _id: '_.releases.r4',
      publishAt: '2026-12-01T08:00:00Z',
      documents: [version('versions.r4.page-en-fees')],
    }
    const found = (...asked: Waiting[]) =>
      planScheduled(say, { banners: [], releases: [release] }, '2026-11-21T00:00:00Z', asked)
    expect(found(waiting('r4', 1))).toMatchObject([{ name: 'Release without a title', what: 'lacks' }])
    expect(found(waiting('r4', 0), waiting(null, 1), waiting('r5', 1))).toMatchObject([{ what: 'publish' }])
  })

  it('lists comings, goings and publishes to come by their instant', () => {
    const found = planScheduled(
      say,
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
            documents: ['versions.r1.page-en-fees', 'versions.r1.page-de-fees'].map(version),
          },
          {
            _id: '_.releases.r2',
            title: 'Scheduled publish',
            cardinality: 'one',
            publishAt: '2026-12-02T08:00:00Z',
            documents: [{ ...version('versions.r2.riskWarning'), publishedAt: '2026-11-21T00:00:00Z' }],
          },
        ],
      },
      '2026-11-21T00:00:00Z',
      [],
    )
    expect(found).toEqual([
      {
        id: 'page-en-fees',
        type: 'page',
        name: 'Spring',
        shownId: 'versions.r1.page-en-fees',
        what: 'publish',
        count: 2,
        at: '2026-12-01T08:00:00Z',
        isOvertaken: false,
      },
      {
        id: 'riskWarning',
        type: 'page',
        name: null,
        shownId: 'versions.r2.riskWarning',
        what: 'publish',
        at: '2026-12-02T08:00:00Z',
        isOvertaken: true,
      },
      {
        id: 'banner-a',
        type: 'banner',
        name: 'Hours',
        shownId: 'banner-a',
        what: 'ends',
        at: '2026-12-24T08:00:00Z',
        isOvertaken: false,
      },
    ])
  })
})
