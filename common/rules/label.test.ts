import { describe, expect, it } from 'vitest'
import { usedLabels } from './label.ts'

const rule = { rule: 'label', of: 'file', field: 'version', message: 'Taken.' } as const

const paper = (version: string | undefined, files: Record<string, string>) => ({
  version,
  file: Object.entries(files).map(([language, asset]) => ({
    _key: language,
    language,
    value: { asset: { _ref: asset } },
  })),
})

const first = { time: '2026-01-15T00:00:00Z', document: paper('1.0', { en: 'first' }) }
const second = { time: '2026-02-15T00:00:00Z', document: paper('1.1', { en: 'second', de: 'zweite' }) }
const states = () => [first, second]

const told = (version: string, files: Record<string, string>, name?: string) =>
  usedLabels(rule, paper(version, files), second.document, states, () => name)

describe('usedLabels', () => {
  it('finds a label another file of the language bore, whatever its spaces and capitals', () => {
    const fault = {
      step: { _key: 'en' },
      message: 'Taken. A different English file was published as version “1.0” on 2026-01-15.',
    }
    expect(told('1.0', { en: 'third' })).toEqual([fault])
    expect(told(' 1.0 ', { en: 'third' })).toEqual([fault])
    expect(told('1.1', { en: 'third', de: 'zweite' })).toHaveLength(1)
  })

  it('names the earlier file where its name is known', () => {
    expect(told('1.0', { en: 'third' }, 'terms.pdf')[0]?.message).toContain('English file (terms.pdf) was')
  })

  it('leaves alone a new label, an earlier version again, and what is published already', () => {
    expect(told('1.2', { en: 'third' })).toEqual([])
    expect(told('1.0', { en: 'first' })).toEqual([])
    expect(told('1.0', { de: 'dritte' })).toEqual([])
    expect(
      usedLabels(rule, second.document, second.document, () => {
        throw new Error('The past is not read for files that stay.')
      }),
    ).toEqual([])
  })

  it('takes no label for a label, too', () => {
    const past = { time: '2026-01-15T00:00:00Z', document: paper(undefined, { en: 'first' }) }
    expect(usedLabels(rule, paper('', { en: 'second' }), undefined, () => [past])[0]?.message).toBe(
      'Taken. A different English file was published without a version label on 2026-01-15.',
    )
  })
})
