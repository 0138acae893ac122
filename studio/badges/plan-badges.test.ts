import { describe, expect, it } from 'vitest'
import { planBadges } from './plan-badges.ts'

const now = new Date('2026-11-21T12:00:00Z')
const labels = (content: Record<string, unknown>) => planBadges(content, now).map(({ label }) => label)

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
})
