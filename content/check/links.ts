import type { Problem } from '#content/yaml/read-files.ts'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { addressOf as ownAddress, ownPages } from '#schemas/lib/targets.ts'
import { type Found, type Site, type Subject, valuesOf } from './subject.ts'

/** The valid targets of paths in each language: pages, instruments, and redirects. */
function targetsOf({ subjects }: Site): Map<Locale, Set<string>> {
  const shared = subjects.flatMap(({ document }) =>
    document._type === 'page' ? [] : (ownAddress(document) ?? []),
  )
  return new Map(
    localeIds.map((language) => {
      const pages = subjects.filter(
        ({ document }) => document._type === 'page' && document['language'] === language,
      )
      return [language, new Set([...shared, ...pages.map(({ document }) => String(document['path']))])]
    }),
  )
}

const settingsOf = ({ subjects }: Site): Record<string, unknown> => {
  const links = subjects.find(({ document }) => document._id === 'siteSettings')?.document['links']
  return isRecord(links) ? links : {}
}

/** The target of a link, as a path, `setting:name` or an external address. */
function addressOf({ name, value, field }: Found, subject: Subject): string | undefined {
  if (isRecord(value) && value['_type'] === 'link' && typeof value['kind'] === 'string') {
    const { kind } = value
    if (kind === 'setting') return `setting:${String(value['setting'])}`
    const target = value[kind]
    return kind !== 'page' && typeof target === 'string' ? target : undefined
  }
  if (typeof value !== 'string') return undefined
  if (name === 'href' || name === 'toPath') return value
  if (subject.document._type === 'redirect' && field === 'to') return value
  return subject.document._type === 'glossaryTerm' && field === 'page' ? value : undefined
}

/** Links must lead to a page of their language, a paper or a setting; references to an existing document. */
export function checkLinks(site: Site): Problem[] {
  const targets = targetsOf(site)
  const settings = settingsOf(site)
  const ids = new Set(site.subjects.map(({ document }) => document._id))
  const isDead = (address: string, language: Locale): boolean => {
    const path = address.replace(/[?#].*$/, '')
    return (
      address.startsWith('/') &&
      !site.papers.has(path) &&
      !ownPages.includes(path) &&
      !targets.get(language)?.has(path)
    )
  }
  return site.subjects.flatMap((subject) =>
    [...valuesOf(subject)].flatMap((found): Problem[] => {
      const { file } = subject
      const { field, value, language } = found
      const reference = isRecord(value) && value['_type'] === 'reference' ? String(value['_ref']) : undefined
      const isAsset = reference !== undefined && /^(?:file|image)-/.test(reference)
      if (reference !== undefined && !isAsset && !ids.has(reference)) {
        return [{ file, field, message: `leads to ${reference}, which is not there` }]
      }
      const address = addressOf(found, subject)
      if (address === undefined) return []
      const [, setting] = /^setting:(.*)$/.exec(address) ?? []
      if (setting !== undefined && !settings[setting]) {
        return [{ file, field, message: `Settings have no address ${setting}` }]
      }
      const dead = (language === undefined ? localeIds : [language]).filter((one) => isDead(address, one))
      if (dead.length === 0) return []
      const where = dead.map((one) => locales[one].name).join(', ')
      return [{ file, field, message: `there is no page ${address} in ${where}` }]
    }),
  )
}
