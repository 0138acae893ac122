import { createMockAuthStore, createWorkspaceFromConfig } from 'sanity'
import { describe, expect, it } from 'vitest'
import { de as badgesDe } from '#studio/badges/words/de.ts'
import { en as badgesEn } from '#studio/badges/words/en.ts'
import { pl as badgesPl } from '#studio/badges/words/pl.ts'
import { de as cleaningDe } from '#studio/cleaning/words/de.ts'
import { en as cleaningEn } from '#studio/cleaning/words/en.ts'
import { pl as cleaningPl } from '#studio/cleaning/words/pl.ts'
import { de as keepingDe } from '#studio/keeping/words/de.ts'
import { en as keepingEn } from '#studio/keeping/words/en.ts'
import { pl as keepingPl } from '#studio/keeping/words/pl.ts'
import { de as publishingDe } from '#studio/publishing/words/de.ts'
import { en as publishingEn } from '#studio/publishing/words/en.ts'
import { pl as publishingPl } from '#studio/publishing/words/pl.ts'
import config from '#studio/sanity.config.ts'
import { studioClient } from '#tests/support/studio/studio-client.ts'
import { de as listsDe } from '#studio/structure/words/de.ts'
import { en as listsEn } from '#studio/structure/words/en.ts'
import { pl as listsPl } from '#studio/structure/words/pl.ts'
import { de as redirectsDe } from '#studio/redirects/words/de.ts'
import { en as redirectsEn } from '#studio/redirects/words/en.ts'
import { pl as redirectsPl } from '#studio/redirects/words/pl.ts'
import { de as textsDe } from '#studio/texts/words/de.ts'
import { en as textsEn } from '#studio/texts/words/en.ts'
import { pl as textsPl } from '#studio/texts/words/pl.ts'
import { de as todayDe } from '#studio/today/words/de.ts'
import { en as todayEn } from '#studio/today/words/en.ts'
import { pl as todayPl } from '#studio/today/words/pl.ts'
import { de as translationsDe } from '#studio/translations/words/de.ts'
import { en as translationsEn } from '#studio/translations/words/en.ts'
import { pl as translationsPl } from '#studio/translations/words/pl.ts'
import { de as usesDe } from '#studio/uses/words/de.ts'
import { en as usesEn } from '#studio/uses/words/en.ts'
import { pl as usesPl } from '#studio/uses/words/pl.ts'
import { toolNames } from './tool-names.ts'

type Words = Readonly<Record<string, string>>

const parts: [part: string, english: Words, german: Words, polish: Words][] = [
  ['Today', todayEn, todayDe, todayPl],
  ['Interface texts', textsEn, textsDe, textsPl],
  ['a list of old addresses', redirectsEn, redirectsDe, redirectsPl],
  ['Translations', translationsEn, translationsDe, translationsPl],
  ['Badges', badgesEn, badgesDe, badgesPl],
  ['Publishing', publishingEn, publishingDe, publishingPl],
  ['what is not saved yet', keepingEn, keepingDe, keepingPl],
  ['the lists of content', listsEn, listsDe, listsPl],
  ['what is cleaned as it is typed', cleaningEn, cleaningDe, cleaningPl],
  ['where something is used', usesEn, usesDe, usesPl],
]

const places = (text = '') => (text.match(/{{\w+}}/g) ?? []).toSorted((a, b) => a.localeCompare(b))
/** A form of plural that English lacks is held to the one that English uses for many. */
const englishOf = (english: Words, key: string) =>
  english[key] ?? english[key.replace(/_(?:few|many)$/, '_other')]

const forms = (words: Words, form: string) =>
  Object.keys(words).flatMap((key) => (key.endsWith(form) ? [key.slice(0, -form.length)] : []))

describe.each(parts)('the words of %s', (_part, english, german, polish) => {
  it.each([
    ['German', german],
    ['Polish', polish],
  ])('fill in the same places in %s', (_language, words) => {
    for (const [key, word] of Object.entries(words)) {
      expect(word.trim(), key).not.toBe('')
      expect(places(word), key).toEqual(places(englishOf(english, key)))
    }
    expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(english)))
  })

  it('have each form of what counts', () => {
    for (const words of [english, german, polish])
      expect(forms(words, '_one')).toEqual(forms(words, '_other'))
    for (const form of ['_few', '_many']) expect(forms(polish, form)).toEqual(forms(english, '_other'))
  })
})

it('each tool of the bar has a German and a Polish name', async () => {
  const client = studioClient()
  const currentUser = {
    id: 'admin',
    name: 'Administrator',
    email: '',
    role: '',
    roles: [{ name: 'administrator', title: 'Administrator' }],
  }
  const workspace = await createWorkspaceFromConfig({
    ...config,
    auth: createMockAuthStore({ client, currentUser }),
  })
  const tools = workspace.tools.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))
  for (const names of Object.values(toolNames)) {
    expect(Object.keys(names).toSorted((a, b) => a.localeCompare(b))).toEqual(tools)
  }
})
