/** What the previews and remarks of the content model say beside its titles; `{{…}}` is filled in. */
export const modelSentences = [
  'Approval policy',
  'Banner without a title',
  'Calculator',
  'Calculator: {{kind}}',
  'Contact',
  'Downloads',
  'Empty row',
  'Head of the page',
  'Head without a title',
  'Illustration',
  'Interface texts',
  'Kind not chosen',
  'Kind without a name',
  'Legal documents',
  'Link',
  'Live price',
  'Menu',
  'New instrument',
  'New provider',
  'No format yet',
  'No instrument yet',
  'No instruments yet',
  'No target yet',
  'No text yet',
  'Notice',
  'One trade, drawn to scale',
  'Page without a title',
  'Paper without a title',
  'Partner programme',
  'Picture',
  'Pull figure',
  'Question without words',
  'Risk warning',
  'Side note',
  'Site settings',
  'Table',
  'Term without a name',
  'Text',
  'The product in drawings',
  'Top instruments',
  'Trading banner',
  'Worked example',
  'for a time',
  'for good',
  'from {{time}}',
  'no figure yet',
  'not chosen',
  'sample',
  'spread {{spread}} pips',
  'until {{time}}',
  'version {{version}}',
  '{{figure}} %, twelve months to {{to}}',
  '{{language}}: the names of the header have {{count}} characters together. Over {{room}}, narrow desktops show the menu behind a button.',
  '{{lots}} lot {{symbol}}',
  '{{people}} people, {{compliance}} of compliance',
] as const

type Translate = (english: string) => string
type Values = Readonly<Record<string, string | number>>

let translate: Translate = (english) => english
let language: string | undefined

/**
 * From now on the content model speaks as `given` does, and writes figures and days as the language of this tag does.
 * It speaks English until then, and wherever no Studio is.
 */
export const speak = (given: Translate, tag?: string): void => {
  translate = given
  language = tag
}

/** A title or a sentence of the content model in the language it speaks. */
export const inWords: Translate = (english) => translate(english)

/** The same, with values for its `{{places}}`. */
export const sayWith = (english: string, values: Values): string =>
  inWords(english).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

/** Says one of these sentences. */
export const say = (sentence: (typeof modelSentences)[number], values: Values = {}): string =>
  sayWith(sentence, values)

/** A figure as the language writes it: 74,5 in German. English writes it as it is stored. */
export const sayFigure = (figure: number): string =>
  language === undefined
    ? String(figure)
    : new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(figure)

/** A stored day, `2026-09-30`, as the language writes it; what is no day yet, as it is. */
export const sayDay = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return language === undefined || Number.isNaN(at)
    ? day
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}
