/** Written by locales/write-texts.ts. */
import enStatus from './en/status.json' with { type: 'json' }
import deStatus from './de/status.json' with { type: 'json' }
import plStatus from './pl/status.json' with { type: 'json' }

export const status = {
  en: enStatus,
  de: deStatus,
  pl: plStatus,
}
