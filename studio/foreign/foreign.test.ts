import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { speechOf } from '#studio/words/model/speech.ts'
import { filledIn } from './filled-in.ts'
import { sayProps } from './say-props.ts'
import { de } from './words/de.ts'
import { pl } from './words/pl.ts'

const files = [
  'node_modules/sanity-plugin-media/dist/index.js',
  ...globSync('node_modules/sanity/lib/Tasks*.js'),
]

/** Properties whose words editors read. */
const read =
  /\b(?:asc|desc|children|confirmText|content|header|headerTitle|label|message|placeholder|text|title|tooltip|"aria-label"): "((?:[^"\\]|\\.)*)"/g

/** Never drawn here: units, formats, addresses of fields, names of Sanity's own documents and of the Studio's tool. */
const beyond = [
  /^(?:KB|MB|PDF|ISO|Normal|Video|Audio)$/,
  /^[a-z][\w.-]*$|^[/-]$/,
  /^Media|^Edit Media$|^Parent$/,
  /^Config errors$|^Test error$/,
]

function writtenInEnglish(): Set<string> {
  const all = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(read)].map(([, words = '']) => words),
  )
  return new Set(all.filter((words) => words !== '' && !beyond.some((part) => part.test(words))))
}

const places = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted((a, b) => a.localeCompare(b))

describe.each([
  ['German', 'de-DE', de],
  ['Polish', 'pl-PL', pl],
] as const)('what packages write into their code, in %s', (_name, language, words) => {
  it('has a word for each English word', () => {
    const english = [...writtenInEnglish()]
    expect(english.length).toBeGreaterThan(90)
    expect(english.filter((word) => !Object.hasOwn(words, word))).toEqual([])
  })

  it('has a word for each that arrives filled in, with the same places', () => {
    expect(filledIn.filter((word) => !Object.hasOwn(words, word))).toEqual([])
    for (const [english, word] of Object.entries(words))
      expect(places(word), english).toEqual(places(english))
  })

  it('says what is put together of parts', () => {
    const say = speechOf(words, filledIn, language)
    expect(say('3 items')).not.toMatch(/items/)
    expect(say('Permanently delete 3 assets?')).not.toMatch(/delete|assets/)
    expect(say('Yes, add tag to 2 assets')).not.toMatch(/tag to|assets/)
  })
})

it('leaves English as it is, and what is no word', () => {
  const props = { title: 'Folder', size: 2, children: ['3', ' item', 's'], onClick: undefined }
  expect(sayProps(props)).toBe(props)
})
