import { describe, expect, it } from 'vitest'
import { sayEnglish } from '#tests/support/studio/say-english.ts'
import { planAgeBadge, planBadges, planTranslationBadge } from './plan-badges.ts'
import { en } from './words/en.ts'

const say = sayEnglish(en)
const asIs = (time: string) => time
const speech = { say, day: asIs, moment: asIs }

const now = new Date('2026-11-21T12:00:00Z')
type Content = Record<string, unknown>
const labels = (content: Content, published: Content | null = content) =>
  planBadges(speech, content, published, now).map(({ label }) => label)

describe('planBadges', () => {
  it.each([
    [{ _type: 'page', language: 'de' }, ['Deutsch']],
    [{ _type: 'page', language: 'fr' }, []],
    [{ _type: 'legalDocument', reviewDue: '2026-11-20' }, ['Review overdue']],
    [{ _type: 'legalDocument', reviewDue: '2026-12-21' }, ['Review due']],
    [{ _type: 'legalDocument', reviewDue: '2027-09-30', isSample: true }, ['Sample']],
    [{ _type: 'riskWarning', nextDue: '2026-11-21' }, ['Review due']],
    [{ _type: 'banner' }, ['Running']],
    [{ _type: 'banner', startsAt: '2026-12-01T08:00:00Z' }, ['Scheduled']],
    [{ _type: 'banner', startsAt: '2026-11-01T08:00:00Z', endsAt: '2026-11-21T11:00:00Z' }, ['Ended']],
  ])('marks %j with %j', (content, wanted) => {
    expect(labels(content)).toEqual(wanted)
  })

  it('calls no banner running that visitors do not get', () => {
    const ended = { _type: 'banner', endsAt: '2026-11-21T11:00:00Z' }
    expect(labels({ _type: 'banner' }, null)).toEqual([])
    expect(labels({ _type: 'banner', startsAt: '2026-12-01T08:00:00Z' }, null)).toEqual([])
    expect(labels({ _type: 'banner', endsAt: '2026-12-01T08:00:00Z' }, ended)).toEqual([])
  })
})

describe('planTranslationBadge', () => {
  const none = { missing: [], untranslated: [], stale: [] }

  it.each([
    ['missing', { missing: ['title'] }, 'Deutsch: words missing'],
    ['not translated', { untranslated: ['title', 'path'] }, 'Deutsch: not translated'],
    ['stale', { stale: ['title'] }, 'Deutsch: stale'],
    ['in review', {}, undefined],
    ['in step', {}, undefined],
  ] as const)('marks %s', (state, fields, label) => {
    expect(planTranslationBadge(say, 'de', { ...none, ...fields, state })?.label).toBe(label)
  })
})

const at = (_updatedAt: string) => ({ _updatedAt })

describe('planAgeBadge', () => {
  it('marks a draft that what is published has overtaken', () => {
    expect(planAgeBadge(say, at('2026-11-20'), at('2026-11-21'))?.label).toBe('Older than published')
    expect(planAgeBadge(say, at('2026-11-21'), at('2026-11-20'))).toBeNull()
    expect(planAgeBadge(say, null, at('2026-11-21'))).toBeNull()
  })
})
