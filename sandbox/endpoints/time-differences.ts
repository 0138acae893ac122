import type { Language, Words } from '#sandbox/words/language.ts'
import { minutesAhead } from '#common/time/zoned-time.ts'

const same = (name: string): Words => ({ en: name, de: name, pl: name })

const zones: readonly (readonly [id: string, name: Words])[] = [
  ['UTC', same('UTC')],
  ['Europe/London', { ...same('London'), pl: 'Londyn' }],
  ['Europe/Berlin', { en: 'Berlin, Warsaw', de: 'Berlin, Warschau', pl: 'Berlin, Warszawa' }],
  ['Europe/Nicosia', { en: 'Nicosia', de: 'Nikosia', pl: 'Nikozja' }],
  ['Asia/Dubai', { ...same('Dubai'), pl: 'Dubaj' }],
  ['Asia/Shanghai', { ...same('Shanghai'), pl: 'Szanghaj' }],
  ['Asia/Tokyo', { ...same('Tokio'), en: 'Tokyo' }],
  ['Australia/Sydney', same('Sydney')],
  ['America/New_York', { ...same('New York'), pl: 'Nowy Jork' }],
  ['America/Los_Angeles', same('Los Angeles')],
]

/** The time zones of the calendar, named in a language, with their current UTC offset in minutes. */
export const timeDifferences = (now: number, language: Language) =>
  zones.map(([id, name]) => {
    const diff = minutesAhead(id, now)
    const hours = Math.floor(Math.abs(diff) / 60)
    const minutes = Math.abs(diff) % 60
    const sign = diff < 0 ? '−' : '+'
    const offset = diff === 0 ? '' : `${sign}${hours}${minutes === 0 ? '' : `:${minutes}`}`
    return { id, name: id === 'UTC' ? 'UTC' : `${name[language]} (UTC${offset})`, diff }
  })
