import { createMockAuthStore, createWorkspaceFromConfig } from 'sanity'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '#studio/sanity.config.ts'
import { studioClient } from '#tests/support/studio/studio-client.ts'

/** Sanity's namespaces that editors read here. Its others belong to parts that are off: canvas, its library, its query tool. */
const namespaces = [
  'comments',
  'copy-paste',
  'presentation',
  'releases',
  'singleDocRelease',
  'structure',
  'studio',
  'tasks',
  'validation',
]

/** Words of what no editor meets here, which may stay English. */
const beyond = [
  // Variants of documents, and what Sanity's agents propose.
  /variant|divergence|agent/i,
  // Sanity's cloud: its libraries, its plans, other datasets, and versions it no longer serves.
  /canvas|media-library|access-policy|video|cdr-|cross-dataset|other-reference-count\.tooltip/,
  /upsell|limit-reached|claim-project|register-studio|free-trial|deprecated|feedback/,
  // Tables within a text, which no field has, and references that a field would list by itself.
  /portable-text\.table|incoming-references/,
  // Settings of the preview that are wrong: they are the operator's.
  /configuration\.error|url-secret|same-base-path/,
]

const isMet = (key: string): boolean => !beyond.some((part) => part.test(key))

/** The keys that a language needs: of what counts, the forms that whole numbers have in it. */
function neededIn(locale: string, english: readonly string[]): string[] {
  const forms = locale === 'pl-PL' ? ['one', 'few', 'many'] : ['one', 'other']
  const counted = new Set(
    english.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length)),
  )
  const formOf = /_(?:zero|one|other)$/
  return [
    ...english.filter((key) => !(formOf.test(key) && counted.has(key.replace(formOf, '')))),
    ...[...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)),
  ]
}

type Read = (locale: string, namespace: string) => Promise<Readonly<Record<string, string>>>
let read: Read

beforeAll(async () => {
  const client = studioClient()
  const { __internal } = await createWorkspaceFromConfig({
    ...config,
    auth: createMockAuthStore({ client, currentUser: null }),
  })
  const { i18next } = __internal
  read = async (locale, namespace) => {
    await i18next.loadNamespaces(namespace)
    await i18next.loadLanguages(locale)
    return i18next.getResourceBundle(locale, namespace)
  }
})

describe.each(['de-DE', 'pl-PL'])('%s', (locale) => {
  it.each(namespaces)('has a word for all that editors meet of %s', async (namespace) => {
    const [english, words] = [await read('en-US', namespace), await read(locale, namespace)]
    const keys = Object.keys(english)
    expect(keys.length).toBeGreaterThan(5)
    const missing = neededIn(locale, keys).filter((key) => isMet(key) && !Object.hasOwn(words, key))
    expect(
      missing.map((key) => `${key}: ${english[key] ?? english[key.replace(/_\w+$/, '_other')] ?? ''}`),
    ).toEqual([])
  })
})

/** What reads the same in a language: its own word, a name, or nothing but places to be filled in. */
const theSame = {
  'de-DE':
    /^(?:April|August|November|September|Status|System|Filter|Layout|Details|Meta|Link|Code|Normal|Sanity Studio|Datasets?: \{\{datasets\}\}|Dataset|ID: .*)$/,
  'pl-PL': /^(?:Meta|Link|Sanity Studio|ID: .*)$/,
} as const

const isOnlyPlaces = (words: string): boolean =>
  !/\p{L}{2}/u.test(words.replace(/\{\{[^}]+\}\}|<\/?\w+\/?>/g, ''))

describe.each(['de-DE', 'pl-PL'] as const)('%s', (locale) => {
  it.each(namespaces)('leaves nothing of %s in English', async (namespace) => {
    const [english, words] = [await read('en-US', namespace), await read(locale, namespace)]
    const left = Object.entries(words).filter(
      ([key, word]) =>
        word === english[key] && isMet(key) && !theSame[locale].test(word) && !isOnlyPlaces(word),
    )
    expect(left.map(([key, word]) => `${key}: ${word}`)).toEqual([])
  })
})

it('calls a release by one word in German', async () => {
  const words = await Promise.all(namespaces.map((namespace) => read('de-DE', namespace)))
  const said = words.flatMap((one) => Object.values(one))
  expect(said).toContain('Pakete')
  expect(said.filter((word) => /release/i.test(word.replace(/\{\{[^}]+\}\}/g, '')))).toEqual([])
  expect(said.filter((word) => /\b(?:diese[rn]|de[nr]|die) Paket\b/i.test(word))).toEqual([])
})

it('calls publishing by one word in Polish', async () => {
  const words = await Promise.all(namespaces.map((namespace) => read('pl-PL', namespace)))
  const said = words.flatMap((one) => Object.values(one)).filter((word) => /^o?publikuj\b/i.test(word))
  expect(said).toContain('Opublikuj')
  expect(said.filter((word) => !word.startsWith('Opublikuj'))).toEqual([])
})
