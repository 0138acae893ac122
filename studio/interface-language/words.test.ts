import { createMockAuthStore, createWorkspaceFromConfig, type LocaleResourceBundle } from 'sanity'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import config from '#studio/sanity.config.ts'
import { studioClient } from '#tests/support/studio/studio-client.ts'
import { ownWords } from './own-words.ts'
import { startingIn } from './starting-in.ts'

/** The words of a bundle by their keys. */
const wordsOf = async ({ resources }: LocaleResourceBundle): Promise<[string, string][]> => {
  const loaded = typeof resources === 'function' ? await resources() : resources
  const words = 'default' in loaded && typeof loaded.default === 'object' ? loaded.default : loaded
  return Object.entries(z.record(z.string(), z.string()).parse(words))
}

/** Places to be filled in and marks: they are the same in every language. */
const marks = (text: string): string[] => (text.match(/\{\{[^}]+\}\}|<\w+\/?>/g) ?? []).toSorted()

const plural = /_(?:one|few|many|other)$/

type Read = (namespace: string, key: string) => string[]
let read: Read
let startsIn: string
let offered: string[]

beforeAll(async () => {
  const client = studioClient()
  const { i18n, __internal } = await createWorkspaceFromConfig({
    ...config,
    auth: createMockAuthStore({ client, currentUser: null }),
  })
  startsIn = i18n.currentLocale.id
  offered = i18n.locales.map(({ title }) => title)
  const english = __internal.i18next
  await english.loadNamespaces([...new Set(ownWords.map(({ namespace }) => namespace))])
  read = (namespace, key) => {
    const words: Record<string, string> = english.getResourceBundle('en-US', namespace)
    // A form of plural that English lacks is held to the one that English uses for many.
    return [key, key.replace(plural, '_other')].flatMap((known) => words[known] ?? [])
  }
})

it('starts in English and offers the languages of the site', () => {
  expect(startsIn).toBe('en-US')
  expect(offered).toEqual(['Deutsch', 'Polski', 'English'])
})

it('has the language of the browser last, in which Sanity starts', () => {
  const locales = ['de-DE', 'en-US', 'pl-PL'].map((id) => ({ id, title: id }))
  expect(startingIn('de-DE')(locales).map(({ id }) => id)).toEqual(['en-US', 'pl-PL', 'de-DE'])
  expect(startingIn('en-US')(locales).map(({ id }) => id)).toEqual(['de-DE', 'pl-PL', 'en-US'])
})

describe.each(ownWords.map((bundle) => [bundle.locale, bundle.namespace, bundle] as const))(
  '%s %s',
  (_locale, namespace, bundle) => {
    it('has a word for nothing that the Studio does not say', async () => {
      const unknown = (await wordsOf(bundle)).filter(([key]) => read(namespace, key).length === 0)
      expect(unknown).toEqual([])
    })

    it('keeps what is filled in', async () => {
      const lost = (await wordsOf(bundle)).filter(
        ([key, words]) =>
          !read(namespace, key).some((english) => marks(english).join() === marks(words).join()),
      )
      expect(lost).toEqual([])
    })
  },
)
