/** A sentence as the lake fills it in, found again by what stands around its places. */
interface Heard {
  pattern: RegExp
  names: readonly string[]
  translation: string
}

const place = /\{\{(\w+)\}\}/g

/** Places that hold the English name of a language. */
const languagePlaces = new Set(['language', 'found'])

const thousands = /^\d{1,3}(?:,\d{3})+$/

const asPattern = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(place, '([^]*?)')}$`, 'u')

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The languages of two letters by their English names, each in its name in the language of the Studio. */
function languageNames(language: string): ReadonlyMap<string, string> {
  const [english, own] = ['en', language].map(
    (of) => new Intl.DisplayNames([of], { type: 'language', fallback: 'none' }),
  )
  const names = new Map<string, string>()
  for (const first of letters) {
    for (const second of letters) {
      const [known, name] = [english?.of(first + second), own?.of(first + second)]
      if (known !== undefined && name !== undefined) names.set(known, name)
    }
  }
  return names
}

/**
 * A way to say what is said in English: a sentence of the dictionary, one of `heard` that is filled in already, or
 * sentences of both that follow each other. What is not known stays as it is.
 * @param dictionary translations by the English sentence
 * @param heard sentences with `{{places}}` that arrive filled in
 */
export function speechOf(
  dictionary: Readonly<Record<string, string>>,
  heard: readonly string[],
  language: string,
): (english: string) => string {
  const words = new Map(Object.entries(dictionary))
  const sentences = [...words.keys()].filter((sentence) => sentence.endsWith('.'))
  const patterns = heard.flatMap((sentence): Heard[] => {
    const translation = words.get(sentence)
    const names = [...sentence.matchAll(place)].map(([, name = '']) => name)
    return translation === undefined ? [] : [{ pattern: asPattern(sentence), names, translation }]
  })
  let languages: ReadonlyMap<string, string> | undefined

  const sayValue = (name: string, value: string): string => {
    // The comma of thousands would be read as one of decimals.
    if (thousands.test(value))
      return new Intl.NumberFormat(language).format(Number(value.replaceAll(',', '')))
    if (!languagePlaces.has(name)) return say(value)
    languages ??= languageNames(language)
    return languages.get(value) ?? value
  }
  const sayFilled = (english: string): string | undefined => {
    for (const { pattern, names, translation } of patterns) {
      const found = pattern.exec(english)
      if (found === null) continue
      const values = new Map(names.map((name, at) => [name, sayValue(name, found[at + 1] ?? '')]))
      return translation.replace(place, (_, name: string) => values.get(name) ?? '')
    }
    return undefined
  }
  const sayInTurn = (english: string): string | undefined => {
    const first = sentences.find((sentence) => english.startsWith(`${sentence} `))
    return first === undefined ? undefined : `${say(first)} ${say(english.slice(first.length + 1))}`
  }
  const say = (english: string): string =>
    words.get(english) ?? sayFilled(english) ?? sayInTurn(english) ?? english
  return say
}
