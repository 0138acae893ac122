const maxLines = 250
const maxFiles = 25

export const isLong = (lines: number): boolean => lines > maxLines
export const isFull = (files: number): boolean => files > maxFiles

/** Sources that are longer, each with its reason. */
export const longFiles: Readonly<Record<string, string>> = {
  'lake/record/pack/verify.mjs': 'a program that stands alone in every evidence pack',
  'settings/table.ts': 'the table of settings',
  'studio/words/model/de/settings.ts': 'a table of words, a line each',
  'studio/words/model/de/word-blocks.ts': 'a table of words, a line each',
  'studio/words/model/pl/settings.ts': 'a table of words, a line each',
  'studio/words/model/pl/word-blocks.ts': 'a table of words, a line each',
  'tests/support/house/rooms.ts': 'the table of rooms',
  'tests/support/lake/broken-documents.ts': 'a table of documents, one fault each',
  'tests/support/studio/studio.ts': 'the steps of an editor, one function each',
}

/** Folders whose files are all of one kind, or generated. */
export const wideFolders: readonly RegExp[] = [
  /^schemas\/blocks$/,
  /^docs\/(adr|guides\/shots)$/,
  /^tests\/(contract|e2e|journeys)$/,
  /^content\/pages\/[a-z]{2}$/,
  /^web\/public\/assets\/styles$/,
]
