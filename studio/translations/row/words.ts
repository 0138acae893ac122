import { partWords } from '#studio/words/part-words.ts'

const en = {
  more: '{{language}}: more',
  remove: 'Remove this language',
  unknown: '“{{language}}” is no language of the site: remove it.',
} as const

type Key = keyof typeof en

const de: Readonly<Record<Key, string>> = {
  more: '{{language}}: mehr',
  remove: 'Diese Sprache entfernen',
  unknown: '„{{language}}“ ist keine Sprache der Website: Entfernen Sie sie.',
}

const pl: Readonly<Record<Key, string>> = {
  more: '{{language}}: więcej',
  remove: 'Usuń ten język',
  unknown: '„{{language}}” nie jest językiem witryny: usuń go.',
}

/** The words of a text in one language. */
export const { bundles: rowWords, useWords } = partWords('languageRow', en, {
  german: () => Promise.resolve(de),
  polish: () => Promise.resolve(pl),
})
