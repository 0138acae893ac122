import type { FieldDefinition, PreviewConfig } from 'sanity'
import { defaultLocale, localeIds, locales } from '#locales/table.ts'
import { check } from './check.ts'
import { at, includes, oneOf, pattern, required, type PlacedConstraint } from './constraints.ts'
import { inWords } from '#schemas/words/say.ts'

/** Attributes of every field: name, title, and a description with an example for the editor. */
type Head = readonly [name: string, title: string, description: string]

/** Where the English of a text is. */
const englishValue = `[language=${defaultLocale}].value`

const head = ([name, title, description]: Head) => ({ name, title, description })

/** An option of a list, with its title. */
interface Choice {
  readonly value: string
  readonly title: string
}

/** One line of text. */
export const line = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'string',
  validation: check(...constraints),
})

/** A few sentences of plain text. */
export const lines = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'text',
  rows: 3,
  validation: check(...constraints),
})

/** A new text that begins with its English, so that its field is open when the form is. */
const englishOpen = (type: 'String' | 'Text' | 'Prose') => [
  { _key: defaultLocale, _type: `internationalizedArray${type}Value`, language: defaultLocale },
]

/** Whether a text must have its English. */
const needsEnglish = (constraints: readonly PlacedConstraint[]): boolean =>
  constraints.some(({ at: place }) => place === englishValue)

/** Text, line or rich text in each language of the site. One that must have its English begins with it. */
export const perLanguage = (
  ...[type, field, ...constraints]: ['String' | 'Text' | 'Prose', Head, ...PlacedConstraint[]]
): FieldDefinition => ({
  ...head(field),
  type: `internationalizedArray${type}`,
  ...(needsEnglish(constraints) && { initialValue: englishOpen(type) }),
  validation: check(...constraints),
})

/** The English text is required: an empty language may fall back on it. */
export const inEnglish = (message: string): PlacedConstraint[] => [
  required(message),
  includes('language', defaultLocale, message),
  at(englishValue, required(message)),
]

/** The title of a chosen value, in the language of the Studio; empty where none is chosen. */
export const titleOf = (list: readonly Choice[], chosen: unknown): string =>
  inWords(list.find(({ value }) => value === chosen)?.title ?? '')

/** One value of a list. */
export const choice = (
  field: Head,
  list: readonly Choice[],
  message: string,
  ...constraints: PlacedConstraint[]
): FieldDefinition => ({
  ...head(field),
  type: 'string',
  options: { list: [...list] },
  validation: check(
    ...constraints,
    oneOf(
      list.map(({ value }) => value),
      message,
    ),
  ),
})

/** Several values of a list. */
export const choices = (
  field: Head,
  list: readonly Choice[],
  message: string,
  ...constraints: PlacedConstraint[]
): FieldDefinition => ({
  ...head(field),
  type: 'array',
  of: [{ type: 'string' }],
  options: { list: [...list] },
  validation: check(
    ...constraints,
    at(
      '[]',
      oneOf(
        list.map(({ value }) => value),
        message,
      ),
    ),
  ),
})

/** Short texts, entered one after the other. */
export const tags = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'array',
  of: [{ type: 'string' }],
  options: { layout: 'tags' },
  validation: check(...constraints),
})

export const flag = (field: Head, initialValue = false): FieldDefinition => ({
  ...head(field),
  type: 'boolean',
  initialValue,
})

export const day = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'date',
  validation: check(...constraints),
})

export const moment = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'datetime',
  validation: check(...constraints),
})

export const whole = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'number',
  validation: check(...constraints),
})

/** The rank of a shared document among its kind: editors drag it in its list. */
export const orderRank: FieldDefinition = {
  name: 'orderRank',
  title: 'Place in the list',
  type: 'string',
  hidden: true,
  readOnly: true,
  description: 'Kept by the list in which the document is dragged. Example: 0|0a0000:',
}

/** The order of a list as its editors dragged it. */
export const byRank = {
  name: 'orderRank',
  title: 'Place in the list',
  by: [{ field: 'orderRank', direction: 'asc' as const }],
}

/** A list of objects that exist in this list only. */
export const listOf = (
  field: Head,
  item: { name: string; title: string; fields: FieldDefinition[]; preview: PreviewConfig },
  ...constraints: PlacedConstraint[]
): FieldDefinition => ({
  ...head(field),
  type: 'array',
  of: [{ type: 'object', ...item }],
  validation: check(...constraints),
})

export const linkField = (...[field, ...constraints]: [Head, ...PlacedConstraint[]]): FieldDefinition => ({
  ...head(field),
  type: 'link',
  validation: check(...constraints),
})

/** A maximum number of characters. */
export const atMost = (count: number, message: string): PlacedConstraint =>
  pattern(`^[\\s\\S]{0,${count}}$`, message)

/** A number as people write it: decimal strings hold what a binary number cannot. */
export const decimal = (message: string): PlacedConstraint => pattern('^[0-9]+(\\.[0-9]+)?$', message)

const tooLong = 'This is too long for a heading: keep it under 120 characters.'

/** The heading over a block and in the outline of the page. */
export const heading = (example: string, ...constraints: PlacedConstraint[]): FieldDefinition =>
  line(
    ['heading', 'Heading', `Stands over the block and in the page’s outline. Example: ${example}`],
    ...constraints,
    atMost(120, tooLong),
  )

export const lede = (example: string): FieldDefinition =>
  lines(['lede', 'Lede', `One or two sentences under the heading. Example: ${example}`])

export const languageChoices = localeIds.map((id) => ({ value: id, title: locales[id].name }))

/** The first text a preview can show: a heading, or the kind of the block. */
export const blockPreview = (title: string): PreviewConfig => ({
  select: { heading: 'heading' },
  prepare: ({ heading: words }) => ({ title: String(words ?? inWords(title)), subtitle: inWords(title) }),
})
