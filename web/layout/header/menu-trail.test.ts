import { expect, test } from 'vitest'
import type { MenuEntry } from '#web/documents/menu.ts'
import { menuGroups, menuTrail, tabGroups } from './menu-trail.ts'

const entry = (key: string, path: string, children: MenuEntry[] = [], isHeading = false): MenuEntry => ({
  key,
  name: key,
  path,
  href: isHeading ? null : path,
  note: null,
  nextRelease: null,
  symbol: null,
  external: false,
  newWindow: false,
  children,
})

const menu = [
  entry(
    'quickstart',
    '/about/quickstart',
    [entry('intro', '/about/intro', [entry('about', '/about/intro')], true)],
    true,
  ),
  entry('more', '/more', [
    entry(
      'firm',
      '/more/why',
      [entry('legal', '/more/legal'), entry('nested', '/more/deep', [entry('leaf', '/leaf')])],
      true,
    ),
    entry('contact', '/more/contact'),
    entry('empty', '/more/empty', [entry('nothing', '/nothing', [], true)], true),
  ]),
]
const names = (entries: readonly MenuEntry[]) => entries.map((item) => item.key)

test('the trail leads to the deepest entry of a path', () => {
  expect(names(menuTrail(menu, '/about/intro'))).toEqual(['quickstart', 'intro', 'about'])
  expect(names(menuTrail(menu, '/more/legal'))).toEqual(['more', 'firm', 'legal'])
  expect(names(menuTrail(menu, '/more'))).toEqual(['more'])
  expect(menuTrail(menu, '/nowhere')).toEqual([])
})

test('groups hold every link of a section once and leave out empty headings', () => {
  const more = menu[1]
  if (!more) throw new Error('the fixture has two sections')
  expect(menuGroups(more).map((group) => [group.heading?.key ?? null, names(group.links)])).toEqual([
    [null, ['contact']],
    ['firm', ['legal', 'nested', 'leaf']],
  ])
})

test('a tab bar names an address once: an entry that leads to one below it is left out', () => {
  const deposit = entry('deposit', '/account/deposit')
  const funding = { ...entry('funding', '/account/funding', [deposit]), href: '/account/deposit' }
  const section = entry('quickstart', '/about/quickstart', [
    entry('account', '/account', [funding, entry('client', '/account/client', [entry('rules', '/rules')])]),
  ])
  expect(tabGroups(section).map(({ links }) => names(links))).toEqual([['deposit', 'client', 'rules']])
  expect(menuGroups(section).map(({ links }) => names(links))).toEqual([
    ['funding', 'deposit', 'client', 'rules'],
  ])
})
