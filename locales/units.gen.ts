/** Written by locales/write-texts.ts. */
import enUnits from './en/units.json' with { type: 'json' }
import deUnits from './de/units.json' with { type: 'json' }
import plUnits from './pl/units.json' with { type: 'json' }

export const units = {
  en: enUnits,
  de: deUnits,
  pl: plUnits,
}
