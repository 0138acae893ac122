import { expect, it } from 'vitest'
import { guideFor, languageOf, outlineOf, placeIn, planLink, titleOf, withoutSource } from './plan-guide.ts'

const text = '# For compliance\n\nWords.\n\n## Sign, or send back\n\n### Not this\n\n## End a “session”\n'

it('finds the title and the sections with their anchors', () => {
  expect(titleOf(text)).toBe('For compliance')
  expect(outlineOf(text)).toEqual([
    { id: 'sign-or-send-back', title: 'Sign, or send back' },
    { id: 'end-a-session', title: 'End a “session”' },
  ])
})

it('shows a translation in a Studio of its language, without the line that names its source', () => {
  expect(['de-DE', 'pl-PL', 'en-US'].map(languageOf)).toEqual(['de', 'pl', undefined])
  expect(withoutSource(`<!-- made from another -->\n\n${text}`)).toBe(text)
  expect(withoutSource(text)).toBe(text)
})

it.each([
  ['compliance.md#take-a-change-back', { guide: 'compliance', section: 'take-a-change-back' }],
  ['compliance.md#zur%C3%BCckgegeben', { guide: 'compliance', section: 'zurückgegeben' }],
  ['comments.md', { guide: 'comments' }],
  ['#place-a-picture', { guide: 'marketing', section: 'place-a-picture' }],
  ['https://example.com/a', { address: 'https://example.com/a' }],
  ['operating.md', undefined],
  ['../adr/0063-the-studio-in-three-languages.md', undefined],
])('leads from %s to its place', (href, place) => {
  expect(planLink(href, 'marketing')).toEqual(place)
})

it('opens the guide of the role first, and what the address names before it', () => {
  expect(guideFor([{ name: 'translator' }])).toBe('translators')
  expect(guideFor([{ name: 'viewer' }])).toBe('comments')
  expect(placeIn({}, 'marketing')).toEqual({ guide: 'marketing' })
  expect(placeIn({ guide: 'comments', section: 'give-somebody-a-task' }, 'marketing')).toEqual({
    guide: 'comments',
    section: 'give-somebody-a-task',
  })
  expect(placeIn({ guide: 'comments', section: 'f%C3%BCr-%' }, 'marketing')).toEqual({
    guide: 'comments',
    section: 'f%C3%BCr-%',
  })
  expect(placeIn({ guide: 'comments', section: 'f%C3%BCr' }, 'marketing')).toEqual({
    guide: 'comments',
    section: 'für',
  })
  expect(placeIn({ guide: 'operating' }, 'marketing')).toEqual({ unknown: 'operating' })
})
