/** No-break space between a number and its unit. */
export const unitSpace = '\u00a0'

/** Units after a number, in all languages together: a word of one means nothing in another. */
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

/** A number or placeholder, a space, and a unit. */
const loose = new RegExp(`(\\d|\\}\\}) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu')

/** Keeps numbers and units on one line (DIN 5008, PN-83/P-55366; applied to English too). */
export const bindUnits = (text: string): string => text.replace(loose, `$1${unitSpace}`)

/** Applies {@link bindUnits} to every text in a value, at any depth. */
export const bindUnitsIn = (value: unknown): unknown => {
  if (typeof value === 'string') return bindUnits(value)
  if (Array.isArray(value)) return value.map(bindUnitsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bindUnitsIn(inner)]))
}
