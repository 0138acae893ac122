import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { entity } from '#content/entity.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { riskSentences, riskWarning } from './risk-warning.ts'

const status = (language: Locale) =>
  riskWarning.texts.map(({ wording }) => wording.find((item) => item.language === language)?.value.status)

describe('the risk warning', () => {
  it('holds the mandated sentences untouched', () => {
    const quoted = localeIds.map((language) => [
      language,
      Object.fromEntries(
        riskWarning.texts.flatMap(({ format, wording }) => {
          const found = wording.find((item) => item.language === language)?.value.sentences ?? []
          return found.length > 0 ? [[format, found]] : []
        }),
      ),
    ])
    // Changes only together with a new source: the sentences are quoted, never edited.
    const sentences = JSON.stringify(Object.fromEntries(quoted))
    expect(createHash('sha256').update(sentences).digest('hex')).toBe(
      '088111426b14cd6884b2bcd30f5fa73a63a163ef106130bead6a5982985fdb62',
    )
  })

  it('says what is verified, awaiting and missing', () => {
    expect(status('en')).toEqual(Array.from({ length: 6 }, () => 'verified'))
    for (const language of ['de', 'pl'] as const) {
      expect(status(language)).toEqual([...Array(3).fill('awaiting'), ...Array(3).fill('missing')])
    }
  })

  it('writes the figure as each language does', () => {
    expect(riskSentences('en', 'D')).toEqual(['74.5% of retail CFD accounts lose money.'])
    expect(riskSentences('de', 'D')[0]).toMatch(/^74,5 % der/)
    expect(riskSentences('pl', 'D')[0]).toMatch(/^74,5% rachunków/)
  })

  it('covers twelve months and is marked as a sample', () => {
    const from = new Date(riskWarning.periodFrom)
    from.setUTCFullYear(from.getUTCFullYear() + 1)
    expect(from.getTime() - Date.parse(riskWarning.periodTo)).toBe(86_400_000)
    expect([riskWarning.isSample, entity.isSample]).toEqual([true, true])
  })
})
