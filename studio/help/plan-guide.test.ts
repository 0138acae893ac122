import { expect, it } from 'vitest'
import { guideFor, outlineOf, placeIn, planLink, titleOf } from './plan-guide.ts'

const text = '# For compliance\n\nWords.\n\n## Sign, or send back\n\n### Not this\n\n## End a “session”\n'

it('finds the title and the sections with their anchors', () => {
  expect(titleOf(text)).toBe('For compliance')
  expect(outlineOf(text)).toEqual([
    { id: 'sign-or-send-back', title: 'Sign, or send back' },
    { id: 'end-a-session', title: 'End a “session”' },
  ])
})

it.each([
  ['compliance.md#take-a-change-back', { guide: 'compliance', section: 'take-a-change-back' }],
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
  expect(placeIn({ guide: 'operating' }, 'marketing')).toEqual({ unknown: 'operating' })
})
