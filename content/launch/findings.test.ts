import { describe, expect, it } from 'vitest'
import type { SeedDocument } from '#content/seed-document.ts'
import { localeIds } from '#locales/table.ts'
import { launchFindings } from './findings.ts'

const today = '2026-11-21'

const wording = (status = 'verified', sentences = ['A sentence.']) =>
  localeIds.map((language) => ({ _key: language, language, value: { sentences, status } }))

const text = (format: string, words: unknown = wording()) => ({ jurisdiction: 'cy', format, wording: words })

const entity: SeedDocument = { _id: 'entity', _type: 'entity', licenceNumber: '123/45', isSample: false }
const warning: SeedDocument = {
  _id: 'riskWarning',
  _type: 'riskWarning',
  lossPercentage: 71.25,
  providerStatus: 'specific',
  nextDue: today,
  isSample: false,
  texts: ['B', 'C', 'D'].map((format) => text(format)),
}
const paper: SeedDocument = { _id: 'legal-terms', _type: 'legalDocument', reviewDue: today, isSample: false }

const told = (documents: readonly SeedDocument[]) =>
  launchFindings({ documents, today }).map(({ place, message }) => `${place}: ${message}`)

describe('launchFindings', () => {
  it('finds nothing in a firm that is ready; what is due today is not overdue', () => {
    expect(told([entity, warning, paper])).toEqual([])
  })

  it.each<[string, SeedDocument[], RegExp[]]>([
    [
      'a sample licence',
      [{ ...entity, isSample: true }, warning],
      [/^entity: the firm and its licence 123\/45/],
    ],
    ['a licence of zeros', [{ ...entity, licenceNumber: '000/00' }, warning], [/^entity: “000\/00” is no/]],
    ['a sample percentage', [entity, { ...warning, isSample: true }], [/^riskWarning: .*71\.25 is a sample/]],
    ['a firm that is not there', [warning], [/^entity: is not published/]],
    ['a warning that is not there', [entity], [/^riskWarning: is not published/]],
    [
      'a sample paper',
      [entity, warning, { ...paper, isSample: true }],
      [/^legal-terms: is marked as a sample/],
    ],
    [
      'an overdue review of a paper',
      [entity, warning, { ...paper, reviewDue: '2026-11-20' }],
      [/^legal-terms: its review was due on 2026-11-20/],
    ],
    [
      'an overdue percentage',
      [entity, { ...warning, nextDue: '2026-10-15' }],
      [/^riskWarning: the next percentage was due on 2026-10-15/],
    ],
  ])('finds %s', (_name, documents, expected) => {
    const found = told(documents)
    expect(found).toHaveLength(expected.length)
    for (const [index, pattern] of expected.entries()) expect(found[index]).toMatch(pattern)
  })

  it('finds sentences that nobody compared, and those that are missing, by format and language', () => {
    const german = wording().map((item) =>
      item.language === 'de' ? { ...item, value: { ...item.value, status: 'awaiting' } } : item,
    )
    const noPolish = wording().filter(({ language }) => language !== 'pl')
    const texts = [text('B', german), text('C', noPolish), text('D', wording('verified', []))]
    expect(told([entity, { ...warning, texts }])).toEqual([
      'riskWarning: format B in Deutsch awaits the confirmation of compliance',
      'riskWarning: format C in Polski is missing',
      ...['English', 'Deutsch', 'Polski'].map((name) => `riskWarning: format D in ${name} is missing`),
    ])
  })

  it('asks a firm without a percentage for the formats without one', () => {
    const standard = { ...warning, providerStatus: 'standard', texts: [text('E'), text('F')] }
    expect(told([entity, standard])).toEqual(
      ['English', 'Deutsch', 'Polski'].map((name) => `riskWarning: format G in ${name} is missing`),
    )
  })
})
