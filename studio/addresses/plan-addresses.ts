import { pathIn } from '#common/rules/targets.ts'
import { linkSettings } from '#schemas/objects/link.ts'
import { ownPages, addressOf } from '#schemas/lib/targets.ts'
import { inWords } from '#schemas/words/say.ts'
import { say } from '#studio/words/model/sentences.ts'

/** A document that a path of the site leads to, as the lake answers. */
export interface Leading {
  _id: string
  _type: string
  language: string | null
  path: string | null
  from: string | null
  to: string | null
  slug: string | null
  symbol: string | null
  assetClass: string | null
  /** Its own words: title of a page or paper, name of an instrument. */
  words: string | null
}

/** A place a link may lead to, as editors know it. */
export interface Place {
  kind: string
  path: string
  title: string
}

const kinds = new Map([
  ['page', say('page')],
  ['redirect', say('redirect')],
  ['legalDocument', say('paper')],
  ['instrument', say('instrument')],
])

const titleOf = ({ _type, words, to, symbol }: Leading): string => {
  const name =
    _type === 'redirect'
      ? say('Leads on to {{path}}', { path: to ?? '?' })
      : (words ?? symbol ?? say('Without a title'))
  return `${name} · ${kinds.get(_type) ?? _type}`
}

const isDraft = ({ _id }: Leading): boolean => _id.startsWith('drafts.')

/**
 * What links of a document may lead to, by title. Of pages those in its language; a document in all languages sees the
 * English ones. What is published counts before its draft, each path once.
 */
export const placesFor = (found: readonly Leading[], language: string): Place[] => {
  const places = new Map<string, Place>()
  const ordered = [...found].sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)))
  for (const document of ordered) {
    const path = addressOf({ ...document })
    if (path === undefined || places.has(path)) continue
    if (document._type === 'page' && document.language !== language) continue
    places.set(path, { kind: document._type, path, title: titleOf(document) })
  }
  return [...places.values()].sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** The addresses of Settings, as a text names them. */
const settingPlaces: readonly Place[] = linkSettings.map(({ value, title }) => ({
  kind: 'setting',
  path: `setting:${value}`,
  title: say('{{title}} · address from Settings', { title: inWords(title) }),
}))

const offers = {
  page: ['page', 'instrument'],
  path: ['page', 'instrument', 'legalDocument'],
  address: ['page', 'instrument', 'legalDocument', 'setting'],
}

/** The places a field offers. Redirects are none: a link leads to the page itself. */
export const offeredTo = (field: keyof typeof offers, places: readonly Place[]): Place[] =>
  [...places, ...settingPlaces].filter(({ kind }) => offers[field].includes(kind))

/** Where a written address leads, in words; undefined for one that leads nowhere or is not finished. */
export const leadsWhere = (value: string | undefined, places: readonly Place[]): string | undefined => {
  if (!value) return undefined
  const path = pathIn(value)
  const known = [...places, ...settingPlaces].find((place) => place.path === (path ?? value))
  if (known) return known.title
  if (path !== undefined) return ownPages.includes(path) ? say('A page of the program') : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(value)) return say('Writes an e-mail')
  if (/^tel:[+0-9]/.test(value)) return say('Dials a number')
  const host = URL.parse(value)
  return host?.protocol === 'https:'
    ? say('Leaves this site, for {{host}}', { host: host.hostname })
    : undefined
}
