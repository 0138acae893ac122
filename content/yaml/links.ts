import { isRecord } from '#common/records.ts'
import type { Place } from './place.ts'

const own = /^page:([\w-]+)$/

/**
 * The stored address of a link in a text: a page becomes its path; other addresses stay.
 * @throws when there is no such page
 */
export function storedHref(href: string, { pages }: Place): string {
  const [, key] = own.exec(href) ?? []
  if (key === undefined) return href
  const path = pages.pathOf(key)
  if (path === undefined) throw new Error(`there is no page ${key}`)
  return path
}

export function writtenHref(href: string, { pages }: Place): string {
  const key = pages.keyOf(href)
  return key === undefined ? href : `page:${key}`
}

const leaves = (kind: string): boolean => kind === 'url'

/**
 * The stored form of a link. In a page a link to a page is a reference, so that the target cannot be deleted
 * unnoticed; shared documents hold the path, which leads to the page of each language, and so does a link to
 * a page that this language lacks.
 * @throws when there is no such page
 */
export function storedLink(link: Record<string, unknown>, place: Place): Record<string, unknown> {
  const [kind = 'page', value] = Object.entries(link).find(([name]) => name !== 'newWindow') ?? []
  const common = { _type: 'link', newWindow: link['newWindow'] ?? leaves(kind) }
  if (kind !== 'page') return { ...common, kind, [kind]: value }
  const path = place.pages.pathOf(String(value))
  if (path === undefined) throw new Error(`there is no page ${String(value)}`)
  const id = place.isPage && place.language ? place.pages.idOf(place.language, path) : undefined
  if (id === undefined) return { ...common, kind: 'path', path }
  return { ...common, kind, page: { _type: 'reference', _ref: id } }
}

/** The form of a stored link in our files, without what its kind does not use. */
export function writtenLink(
  link: Record<string, unknown>,
  { language, pages }: Place,
): Record<string, unknown> {
  const kind = String(link['kind'])
  const newWindow = link['newWindow'] ?? leaves(kind)
  const window = newWindow === leaves(kind) ? {} : { newWindow }
  const value = link[kind]
  if (kind === 'page' && isRecord(value)) {
    const id = String(value['_ref'])
    const path = pages.pathOfId(id)
    return { page: (path === undefined ? undefined : pages.keyOf(path)) ?? id, ...window }
  }
  const key = kind === 'path' && language === undefined ? pages.keyOf(String(value)) : undefined
  return key === undefined ? { [kind]: value, ...window } : { page: key, ...window }
}
