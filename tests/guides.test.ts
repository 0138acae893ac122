import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { guides } from '#studio/help/guides.ts'
import { guideFor, outlineOf, planLink, titleOf } from '#studio/help/plan-guide.ts'
import { userRoles } from '#lake/access/roles.ts'
import { root } from '#tests/support/process.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sorted = (names: Iterable<string>): string[] =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b))

const guideText = (guide: string): string => read(`docs/guides/${guide}.md`)
const shots = 'docs/guides/shots'
const files = sorted(readdirSync(join(root, shots)))

/** Pictures that a document shows, by their files. */
const shownIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\((?:docs\/guides\/)?shots\/([^)]+)\)/g)].map(([, name = '']) => name)

/** Links of a text that are no pictures. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^()\s]+)\)/g)].map(([, href = '']) => href)

describe('the pictures of the guides', () => {
  const named = ['README.md', ...globSync('docs/guides/*.md', { cwd: root })].flatMap((file) =>
    shownIn(read(file)),
  )

  it('are all there, and none is there in vain', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(sorted(named)).toEqual(files)
  })

  it('are each taken by a test', () => {
    const taken = globSync('tests/e2e/*.e2e.ts', { cwd: root }).flatMap((file) =>
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

  it('leads only to sections that the Studio has', () => {
    for (const href of linksIn(text)) {
      const place = planLink(href, guide)
      expect([href, place !== undefined]).toEqual([href, true])
      if (place === undefined || 'address' in place || place.section === undefined) continue
      expect(outlineOf(guideText(place.guide)).map(({ id }) => id)).toContain(place.section)
    }
  })

  it('tells each journey in under a page', () => {
    // A page holds some 500 words.
    for (const section of text.split(/^## /m).slice(1)) {
      const words = section.replace(/\|/g, ' ').split(/\s+/).length
      expect([section.split('\n')[0], words < 500]).toEqual([section.split('\n')[0], true])
    }
  })
})

it('each role that signs in has a guide', () => {
  for (const role of userRoles) expect(guides).toContain(guideFor([{ name: role }]))
  expect(sorted(userRoles.map((role) => guideFor([{ name: role }])))).toEqual(sorted(guides))
})
