import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import rules from '#schemas/rules.gen.json' with { type: 'json' }
import { schemaTypes } from '#schemas/index.ts'
import { modelSentences } from '#schemas/words/say.ts'
import { withDrawings } from '#studio/blocks/insert-menu.ts'
import { de } from './de/index.ts'
import { heardSentences } from './heard.ts'
import { inLanguage } from './in-language.ts'
import { pl } from './pl/index.ts'
import { formSentences } from './sentences.ts'

/** All that editors read of the content model: its titles, its rules, and what its previews and our inputs say. */
function englishWords(): Set<string> {
  const words = new Set<string>([...modelSentences, ...formSentences, ...heardSentences])
  inLanguage(schemaTypes.map(withDrawings), (english) => {
    words.add(english)
    return english
  })
  for (const rule of Object.values(rules.types).flat()) words.add(rule.message)
  for (const { message } of rules.kept) words.add(message)
  return words
}

const english = englishWords()
const places = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted((a, b) => a.localeCompare(b))

describe.each([
  ['German', 'de', de],
  ['Polish', 'pl', pl],
] as const)('the content model in %s', (_language, folder, dictionary) => {
  it('has a word for each of its words', () => {
    expect(english.size).toBeGreaterThan(1_000)
    expect([...english].filter((word) => !Object.hasOwn(dictionary, word))).toEqual([])
  })

  it('has a word for nothing that it does not say', () => {
    expect(Object.keys(dictionary).filter((word) => !english.has(word))).toEqual([])
  })

  it('has each word in one group alone', async () => {
    const files = readdirSync(new URL(`${folder}/`, import.meta.url)).filter((file) => file !== 'index.ts')
    const groups = await Promise.all(
      files.map(async (file) => {
        const group: Record<string, object> = await import(`./${folder}/${file.replace('.ts', '')}.ts`)
        return Object.values(group).flatMap((words) => Object.keys(words))
      }),
    )
    const words = groups.flat()
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(words.length).toBe(Object.keys(dictionary).length)
  })

  it('fills in the same places, and leaves no word empty', () => {
    for (const [word, said] of Object.entries(dictionary)) {
      expect(said.trim(), word).not.toBe('')
      expect(places(said), word).toEqual(places(word))
    }
  })
})
