/** How long something is kept: whole years of the calendar, or days. */
export interface KeptFor {
  count: number
  unit: 'years' | 'days'
}

/** What can be erased by age, and how long it is kept; undefined for ever. */
export interface Retention {
  served: KeptFor | undefined
  'sign-ins': KeptFor | undefined
}

/** Unless the setting says otherwise: addresses of a sign-in belong to people and go, what visitors were given stays. */
export const usualRetention = 'served=ever,sign-ins=90d'

/** Five years with their leap days. */
const leastDays = 1_827
const daysOf = ({ count, unit }: KeptFor): number => (unit === 'days' ? count : Math.ceil(count * 365.25))
const kept = ['log', 'acts', 'checkpoints']
const known = ['served', 'sign-ins', ...kept]

const durationOf = (text: string): KeptFor | 'ever' | undefined => {
  if (text === 'ever') return 'ever'
  const [, count, unit] = /^([1-9]\d{0,4})([yd])$/.exec(text) ?? []
  return count === undefined ? undefined : { count: Number(count), unit: unit === 'y' ? 'years' : 'days' }
}

const tooShort = (name: string, text: string): string =>
  `keeps ${name} for ${text}, which is shorter than five years: so long a supervisor may ask for the records of an investment firm (MiFID II, Article 16)`

/** What is wrong with one part of the setting; nothing where it is right. */
function partFault(part: string): string | undefined {
  const [name = '', text = '', ...more] = part.split('=')
  if (!known.includes(name))
    return `names "${name}", which is no type of entry: there are served and sign-ins, and log, acts and checkpoints, which are kept for ever`
  const duration = more.length > 0 ? undefined : durationOf(text)
  if (duration === undefined)
    return `must say how long ${name} is kept in years, days or for ever, such as ${name}=7y, ${name}=2000d or ${name}=ever, not "${part}"`
  if (duration === 'ever') return undefined
  if (name !== 'sign-ins' && daysOf(duration) < leastDays) return tooShort(name, text)
  return kept.includes(name)
    ? `keeps ${name} for ${text}, but nothing of ${name} is erased by age: what must go is erased by "npm run lake -- forget", one by one and on record. Leave it out, or write ${name}=ever`
    : undefined
}

/** Why a text cannot be the setting, as the rest of a sentence that begins with its name; nothing where it can. */
export function retentionFault(text: string): string | undefined {
  const parts = text.split(',')
  const names = parts.map((part) => part.split('=')[0])
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return `names ${twice} twice`
  return parts.map(partFault).find((fault) => fault !== undefined)
}

/** How long each is kept by a text without a fault; what it leaves out as usual. */
export function readRetention(text: string): Retention {
  const all = [usualRetention, text].flatMap((one) => one.split(',')).map((part) => part.split('='))
  const found = new Map(all.map(([name = '', duration = '']) => [name, durationOf(duration)]))
  const of = (name: keyof Retention): KeptFor | undefined => {
    const duration = found.get(name)
    return duration === 'ever' ? undefined : duration
  }
  return { served: of('served'), 'sign-ins': of('sign-ins') }
}

/** As the setting says it: `7y`, `90d` or `ever`. */
export const keptText = (one: KeptFor | undefined): string =>
  one === undefined ? 'ever' : `${one.count}${one.unit === 'years' ? 'y' : 'd'}`

/** What is older than this instant (ms since 1970) need not be kept. A 29 February is followed by 1 March. */
export function keptSince({ count, unit }: KeptFor, now: number): number {
  if (unit === 'days') return now - count * 86_400_000
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - count)
  return date.getTime()
}

/** How many attempts to sign in are kept at most, by their retention; undefined for any number. */
export const mostSignIns = (one: KeptFor | undefined): number | undefined =>
  one === undefined ? undefined : Math.max(20_000, Math.ceil((daysOf(one) / 90) * 20_000))
