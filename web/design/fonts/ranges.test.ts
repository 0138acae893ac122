import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { localeIds, locales } from '#locales/table.ts'
import { charactersOf, rangesOf } from './ranges.ts'

it('joins neighbours to ranges, and gives their characters back', () => {
  expect(rangesOf('cabz')).toEqual(['61-63', '7A'])
  expect(charactersOf(['61-63', '7A'])).toBe('abcz')
})

it('finds the letters of every language in the fonts as they are cut', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  const ofArchivo = css.split('@font-face').filter((rule) => rule.includes('font-family: "Archivo";'))
  const cut = ofArchivo.flatMap((rule) =>
    [...rule.matchAll(/U\+([\dA-F]+(?:-[\dA-F]+)?)/g)].map(([, range = '']) => range),
  )
  const characters = charactersOf(cut)
  expect(characters).toContain('a')
  for (const id of localeIds) {
    const { letters } = locales[id]
    const missing = Array.from(letters + letters.toLocaleUpperCase(id)).filter(
      (one) => !characters.includes(one),
    )
    expect(missing, `cut the fonts anew for ${id}: node web/design/fonts/cut-fonts.ts`).toEqual([])
  }
})
