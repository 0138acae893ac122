import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTranslationOf } from '#scripts/guides/source.ts'
import { type Guide, type GuideLanguage, guideLanguages, guides } from '#studio/help/guides.ts'
import { guideFor, outlineOf, planLink, titleOf } from '#studio/help/plan-guide.ts'
import { userRoles } from '#lake/access/roles.ts'
import { root } from '#tests/support/process.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b))

const fileOf = (guide: Guide, language?: GuideLanguage): string =>
  `docs/guides/${language === undefined ? '' : `${language}/`}${guide}.md`
const guideText = (guide: Guide, language?: GuideLanguage): string => read(fileOf(guide, language))
const shots = 'docs/guides/shots'
const files = sorted(readdirSync(join(root, shots)))

/** Pictures that a document shows, by their files. */
const shownIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\((?:docs\/guides\/|\.\.\/)?shots\/([^)]+)\)/g)].map(([, name = '']) => name)

/** Links of a text that are no pictures. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)

/** Where the links of a guide lead, a section by its number, which is the same in every language. */
const placesIn = (text: string, here: Guide, language?: GuideLanguage): string[] =>
  sorted(
    linksIn(text).map((href) => {
      const place = planLink(href, here)
      if (place === undefined || 'address' in place) return href
      const ids = outlineOf(guideText(place.guide, language)).map(({ id }) => id)
      return `${place.guide} ${place.section === undefined ? '' : ids.indexOf(place.section)}`
    }),
  )

function expectPlaces(guide: Guide, language?: GuideLanguage): void {
  for (const href of linksIn(guideText(guide, language))) {
    const place = planLink(href, guide)
    expect([href, place !== undefined]).toEqual([href, true])
    if (place === undefined || 'address' in place || place.section === undefined) continue
    expect(outlineOf(guideText(place.guide, language)).map(({ id }) => id)).toContain(place.section)
  }
}

function expectPages(text: string): void {
  // A page holds some 500 words.
  for (const section of text.split(/^## /m).slice(1)) {
    const words = section.replace(/\|/g, ' ').split(/\s+/).length
    expect([section.split('\n')[0], words < 500]).toEqual([section.split('\n')[0], true])
  }
}

describe('the pictures of the guides', () => {
  const named = ['README.md', ...globSync('docs/guides/**/*.md', { cwd: root })].flatMap((file) =>
    shownIn(read(file)),
  )

  it('are all there, and none is there in vain', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(sorted(named)).toEqual(files)
  })

  it('are each taken by a test', () => {
    const taken = globSync('tests/{e2e,journeys}/*.{e2e,journey}.ts', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\bshoot\([\w.]+, '([\w-]+)'\)/g)].map(([, name]) => `${name}.png`),
    )
    expect(sorted(taken)).toEqual(files)
    expect(taken.length).toBe(files.length)
  })

  it('are of at most 256 colours, so that a clone stays small', async () => {
    for (const file of files) {
      const { format, isPalette } = await sharp(join(root, shots, file)).metadata()
      expect([file, format, isPalette]).toEqual([file, 'png', true])
    }
  })
})

describe.each(guides)('the guide %s', (guide) => {
  const text = guideText(guide)

  it('has a title, sections of their own names, and a picture', () => {
    expect(titleOf(text)).not.toBe('')
    const ids = outlineOf(text).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(sorted(ids).length).toBe(ids.length)
    expect(shownIn(text).length).toBeGreaterThan(0)
  })

  it('leads only to sections that the Studio has', () => expectPlaces(guide))

  it('tells each journey in under a page', () => expectPages(text))
})

describe.each(guideLanguages)('the guides in %s', (language) => {
  it('are those that there are in English', () => {
    const names = globSync(`docs/guides/${language}/*`, { cwd: root })
    expect(sorted(names)).toEqual(sorted(guides.map((guide) => fileOf(guide, language))))
  })

  describe.each(guides)('%s', (guide) => {
    const english = guideText(guide)
    const file = fileOf(guide, language)
    const text = existsSync(join(root, file)) ? read(file) : ''

    it('was translated from the present English text', () => {
      const say = `docs/guides/${guide}.md was changed since ${file} was made from it: bring the translation in step, then npm run guides:translated -- ${language}/${guide}`
      expect(isTranslationOf(text, english), say).toBe(true)
    })

    it('has the same sections, pictures and links to other guides', () => {
      const ids = outlineOf(text).map(({ id }) => id)
      expect(titleOf(text)).not.toBe('')
      expect(ids.length).toBe(outlineOf(english).length)
      expect(sorted(ids).length).toBe(ids.length)
      expect(shownIn(text)).toEqual(shownIn(english))
      expect(text.match(/!\[/g)).toEqual(text.match(/!\[[^\]]+\]\(\.\.\/shots\//g)?.map(() => '!['))
      expect(placesIn(text, guide, language)).toEqual(placesIn(english, guide))
    })

    it('leads only to sections that it has', () => expectPlaces(guide, language))

    it('tells each journey in under a page', () => expectPages(text))
  })
})

it('each role that signs in has a guide', () => {
  for (const role of userRoles) expect(guides).toContain(guideFor([{ name: role }]))
  // That of the record is of no role: it is opened from the others.
  const ofRoles = guides.filter((guide) => guide !== 'record')
  expect(sorted(userRoles.map((role) => guideFor([{ name: role }])))).toEqual(sorted(ofRoles))
})
