import { type InEveryLanguage, strings } from '#content/languages.ts'

/** An entry of the menu as the writer sets it down. */
export interface MenuEntry {
  path: string
  name: InEveryLanguage
  note?: InEveryLanguage
  /** Left out for an entry one can open; `false` for a heading over its children. */
  isLink?: false
  /** Where a visitor of this entry is sent instead. */
  toPath?: string
  /** The setting that holds the address, for an entry that leaves the site. */
  external?: 'management'
  children?: readonly MenuEntry[]
}

/** An entry as stored; see the `menuItem` object of the schemas. */
export interface MenuItem {
  _type: 'menuItem'
  _key: string
  name: ReturnType<typeof strings>
  path: string
  isLink: boolean
  toPath?: string
  target?: '_blank'
  external?: 'management'
  note?: ReturnType<typeof strings>
  children: MenuItem[]
}

/** The stored form; an entry's key is its path, which is unique in the tree. */
export function menuItem(entry: MenuEntry): MenuItem {
  const { path, name, note, toPath, external, children = [] } = entry
  return {
    _type: 'menuItem',
    _key: path.slice(1).replaceAll('/', '-'),
    name: strings(name),
    path,
    isLink: entry.isLink ?? true,
    ...(toPath === undefined ? {} : { toPath }),
    ...(external === undefined ? {} : { external, target: '_blank' as const }),
    ...(note === undefined ? {} : { note: strings(note) }),
    children: children.map(menuItem),
  }
}
