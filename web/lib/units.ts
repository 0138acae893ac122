/** The space between a number and its unit: no line ends there. */
export const unitSpace = '\u00a0'

/** What may follow a number as its unit, in all languages of the site: the words of one mean nothing in another. */
const units = [
  '%',
  // Money
  '(?:AUD|CAD|CHF|CNH|EUR|GBP|HKD|JPY|NZD|PLN|USD)',
  '[Ee]uros?|[Dd]ollars?|(?:US|Hongkong)-Dollar|dolar\\p{L}*|[Yy]en|jen(?:a|y|ów)?|[Cc]ents?|cent(?:a|y|ów)|zł',
  // What is traded
  '[Pp]ips?|pips(?:a|y|ów|ach|om)|[Ll]ots?|lot(?:a|y|ów|ach|om)|locie|[Pp]oints?|Punkt(?:e|en|s)?|punkt(?:u|y|ów|ach)?',
  '(?:troy )?ounces?|(?:Fein)?[Uu]nzen?|uncj\\p{L}*|[Bb]arrels?|barył\\p{L}*|units?|Einheit(?:en)?|jednost\\p{L}*',
  // Time
  'ms|s|min|h|Sek\\.|Min\\.|Std\\.|godz\\.',
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?',
  'Sekunden?|Minuten?|Stunden?|(?:Geschäfts|Werk)?[Tt]ag(?:e|en|s)?|Wochen?|Monat(?:e|en|s)?|Jahr(?:e|en|s)?|Uhr',
  'sekund\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dzień|dni(?:a|u|ach|om|ami)?|tygod\\p{L}*|miesi[ąę]\\p{L}*|rok(?:u|iem)?|lat(?:a|ach)?',
  // Bytes
  '[kMG]B',
]

/** A number, or the token that a text has in its place, then a space, then a unit. */
const loose = new RegExp(`(\\d|\\}\\}) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu')

/** A text whose numbers stay on the line of their units (DIN 5008, PN-83/P-55366; English follows them here). */
export const bindUnits = (text: string): string => text.replace(loose, `$1${unitSpace}`)

/** The same in every text of an answer, however deep. */
export const bindUnitsIn = (value: unknown): unknown => {
  if (typeof value === 'string') return bindUnits(value)
  if (Array.isArray(value)) return value.map(bindUnitsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bindUnitsIn(inner)]))
}
