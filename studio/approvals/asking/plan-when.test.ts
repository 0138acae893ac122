import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askAtActions, comesTwice, instantOf, isAhead, whensOf, wrongTime } from './plan-when.ts'

describe('when what is asked for happens', () => {
  it.each([
    ['a draft', { act: 'publish' }, ['soon', 'time', 'hand']],
    ['taking offline', { act: 'unpublish' }, ['soon', 'hand']],
    ['deleting', { act: 'delete' }, []],
    ['the version of a release', { act: 'publish', releaseId: 'r1' }, []],
  ] as const)('is chosen for %s', (_what, meant, whens) => {
    expect(whensOf(meant)).toEqual(whens)
  })

  it('is chosen anew for what was scheduled and is paused', () => {
    expect(whensOf({ act: 'publish', releaseId: 'r1' }, true)).toEqual(['time', 'hand'])
  })

  it('is an instant of the browser’s clock', () => {
    expect(instantOf('2026-12-01T09:30')?.getTime()).toBe(new Date(2026, 11, 1, 9, 30).getTime())
    expect(instantOf('')).toBeUndefined()
    expect(instantOf('tomorrow')).toBeUndefined()
  })

  it('lies ahead', () => {
    const now = Date.UTC(2026, 11, 1)
    expect(isAhead(new Date(now + 1), now)).toBe(true)
    expect(isAhead(new Date(now), now)).toBe(false)
    expect(isAhead(undefined, now)).toBe(false)
  })
})

describe('a time in Warsaw', () => {
  const zone = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Warsaw'
  })
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each([
    ['2027-03-28T01:59', undefined],
    ['2027-03-28T02:00', 'ask.skipped'],
    ['2027-03-28T02:30', 'ask.skipped'],
    ['2027-03-28T02:59', 'ask.skipped'],
    ['2027-03-28T03:00', undefined],
    ['2027-10-31T01:59', undefined],
    ['2027-10-31T02:30', undefined],
    ['2027-10-31T03:00', undefined],
    ['2026-11-30T09:00', 'ask.past'],
    ['', undefined],
  ])('%s: %s', (typed, wrong) => {
    expect(comesTwice(typed)).toBe(typed === '2027-10-31T02:30')
    expect(wrongTime(typed, Date.UTC(2026, 11, 1))).toBe(wrong)
  })
})

describe('asking with an instant', () => {
  const asked = {
    publishedId: 'riskWarning',
    publishAt: new Date('2026-12-31T23:00:00Z'),
    releaseId: 'r1',
    reason: 'New quarter',
  }

  it('schedules the draft and asks for its version in one request', () => {
    const actions = askAtActions({ ...asked, ticket: 'CMP-7' })
    expect(actions.map(({ actionType }) => actionType)).toEqual([
      'sanity.action.release.create',
      'sanity.action.document.version.create',
      'sanity.action.release.schedule',
      'lake.action.approval.ask',
    ])
    expect(actions[2]).toMatchObject({ releaseId: 'r1', publishAt: '2026-12-31T23:00:00.000Z' })
    expect(actions[3]).toEqual({
      actionType: 'lake.action.approval.ask',
      publishedId: 'riskWarning',
      act: 'publish',
      releaseId: 'r1',
      publishWhenApproved: false,
      reason: 'New quarter',
      ticket: 'CMP-7',
    })
  })

  it('gives a paused version another time and asks for it in one request', () => {
    const actions = askAtActions({ ...asked, isPaused: true })
    expect(actions.map(({ actionType }) => actionType)).toEqual([
      'sanity.action.release.edit',
      'sanity.action.release.schedule',
      'lake.action.approval.ask',
    ])
    expect(actions[1]).toMatchObject({ releaseId: 'r1', publishAt: '2026-12-31T23:00:00.000Z' })
    expect(actions[2]).toMatchObject({ publishedId: 'riskWarning', releaseId: 'r1', reason: 'New quarter' })
    expect(actions[2]).not.toHaveProperty('isPaused')
  })

  it('calls the scheduled version as it is told, else in English', () => {
    expect(askAtActions({ ...asked, title: 'Geplante Veröffentlichung' })[0]).toMatchObject({
      metadata: { title: 'Geplante Veröffentlichung' },
    })
    expect(askAtActions(asked)[0]).toMatchObject({ metadata: { title: 'Scheduled publish' } })
  })

  it('leaves out a ticket there is not', () => {
    expect(askAtActions(asked)[3]).not.toHaveProperty('ticket')
  })
})
