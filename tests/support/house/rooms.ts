import type { Module } from './modules.ts'

/** What every program may use. */
const ground = ['common', 'locales', 'settings']

/** What every part of the site may use. */
const siteGround = ['common', 'locales', 'web/lib']
/** What asks whether something read is still true. */
const validity = 'web/serving/validity'
/** What every part of a page may use. */
const partGround = [...siteGround, 'web/design', 'web/documents', 'web/i18n', 'web/live']

/** What the parts of the lake may use: its storage, HTTP helpers, log, and the interface of the parts. */
const lakeGround = ['common', 'lake/http', 'lake/lake.ts', 'lake/log', 'lake/store']

/**
 * The rooms of the house and what each may import besides itself: a folder, or a file that is a room alone. The most
 * specific room counts, so `web/content` in a list lets in all of its rooms. `*` stands for each folder by itself:
 * no feature imports another, no block another.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  common: [],
  locales: ['common'],
  settings: [],
  schemas: ['common', 'locales'],
  studio: ['common', 'locales', 'schemas'],
  lake: ground,
  'lake/cli': [
    ...ground,
    'lake/access',
    'lake/assets',
    'lake/log',
    'lake/record',
    'lake/settings.ts',
    'lake/store',
  ],
  'lake/routes': [
    ...lakeGround,
    'settings',
    'lake/access',
    'lake/approvals',
    'lake/assets',
    'lake/health',
    'lake/live',
    'lake/query',
    'lake/record',
    'lake/studio',
    'lake/webhook',
    'lake/write',
  ],
  'lake/schedule': [...lakeGround, 'lake/access', 'lake/approvals', 'lake/write'],
  'lake/presence': [...lakeGround, 'lake/access'],
  'lake/webhook': [...lakeGround, 'lake/query'],
  'lake/metrics': [...lakeGround, 'lake/health', 'lake/record'],
  'lake/health': [...lakeGround, 'lake/approvals', 'lake/record', 'lake/webhook', 'lake/write'],
  'lake/studio': lakeGround,
  'lake/write': [
    ...lakeGround,
    'lake/access',
    'lake/approvals',
    'lake/query',
    'lake/record',
    'lake/settings.ts',
    'lake/comments',
  ],
  'lake/mail': [...lakeGround, 'locales', 'lake/access', 'lake/settings.ts', 'lake/comments'],
  'lake/comments': ['common'],
  'lake/live': [...lakeGround, 'lake/access', 'lake/query'],
  'lake/query': [...lakeGround, 'lake/process'],
  'lake/process': [],
  'lake/record': [...lakeGround, 'settings', 'lake/approvals', 'lake/process'],
  'lake/record/pack': [
    ...lakeGround,
    'lake/access',
    'lake/approvals',
    'lake/assets',
    'lake/process',
    'lake/record',
    'lake/settings.ts',
  ],
  'lake/assets': lakeGround,
  'lake/approvals': [...lakeGround, 'lake/access'],
  'lake/access': [...lakeGround, 'locales', 'lake/settings.ts'],
  'lake/store': ['common', 'lake/log'],
  'lake/log': ['common', 'lake/store'],
  sandbox: ['common', 'settings'],
  content: [...ground, 'schemas'],
  scripts: [...ground, 'lake', 'studio'],
  'scripts/redirects': [...ground, 'scripts', 'schemas', 'content', 'lake', 'studio'],
  tests: [...ground, 'schemas', 'studio', 'lake', 'sandbox', 'content', 'scripts', 'web'],

  'web/app': [
    ...siteGround,
    'web/broker',
    'web/content',
    'web/design',
    'web/documents',
    'web/features',
    'web/i18n',
    'web/layout',
    'web/serving',
  ],
  'web/proxy.ts': [
    ...siteGround,
    'web/broker',
    'web/content',
    'web/features',
    'web/i18n',
    'web/layout',
    'web/serving',
  ],
  'web/instrumentation.ts': [...siteGround, 'web/content', 'web/features', 'web/metrics', 'web/serving'],
  'web/metrics': [...siteGround, 'web/broker', 'web/content', 'web/serving'],
  'web/layout': [
    ...siteGround,
    'web/blocks',
    'web/broker',
    'web/content',
    'web/design',
    'web/documents',
    'web/features',
    'web/i18n',
    'web/live',
    'web/serving',
  ],
  'web/blocks': [...partGround, 'web/content/values', 'web/features'],
  'web/blocks/*': [
    ...partGround,
    'web/blocks/define-block.ts',
    'web/blocks/parts',
    'web/content/values',
    'web/features',
  ],
  'web/live': [...siteGround, 'web/features/calls', 'web/features/hours'],
  'web/features/*': [...partGround, 'web/broker', 'web/content', validity],

  'web/content/pages': [
    ...siteGround,
    'web/blocks',
    'web/content/lake',
    'web/content/preview',
    'web/content/render',
    'web/content/values',
    'web/documents',
    'web/serving',
  ],
  'web/content/publish': [
    ...siteGround,
    'settings',
    'web/content/files',
    'web/content/lake',
    'web/documents',
    'web/serving',
  ],
  'web/content/files': [
    ...siteGround,
    'web/content/lake',
    'web/content/preview',
    'web/content/values',
    'web/documents',
  ],
  'web/documents': [
    ...siteGround,
    'web/content/lake',
    'web/content/render',
    'web/content/values',
    'web/i18n',
  ],
  'web/content/render': [...siteGround, 'web/content/lake', 'web/content/preview', validity],
  'web/content/preview': [...siteGround, 'web/content/lake'],
  'web/content/lake': [...siteGround, 'settings', validity],
  'web/content/values': siteGround,

  'web/broker/trial': ['web/broker/client', 'web/broker/contract', 'web/broker/openapi'],
  'web/broker/openapi': ['web/broker/contract'],
  'web/broker/relay': [...siteGround, 'web/broker/client', 'web/broker/contract', 'web/broker/gate'],
  'web/broker/gate': [...siteGround, 'web/broker/client', 'web/broker/contract'],
  'web/broker/history': [...siteGround, 'web/broker/client', 'web/broker/contract'],
  'web/broker/client': [...siteGround, 'web/broker/contract'],
  'web/broker/contract': siteGround,

  'web/server.ts': [...siteGround, 'web/serving'],
  'web/serving': siteGround,
  [validity]: siteGround,
  'web/serving/front': [...siteGround, 'web/i18n', 'web/serving'],
  'web/serving/record': [...siteGround, 'web/serving'],
  'web/serving/next/cache': [...siteGround, 'web/serving'],
  'web/serving/next/front': [...siteGround, 'web/broker', 'web/serving'],
  'web/serving/next/page': siteGround,
  'web/serving/next/still': [...siteGround, 'web/content/preview'],

  'web/design': [...siteGround, 'web/content/values'],
  'web/i18n': siteGround,
  'web/lib': ['common', 'locales', 'settings'],
}

/** Rooms that use one beside or above them, each with its reason. */
export const neighbours: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web/features/analytics': { 'web/features/consent': 'nothing is measured without the visitor’s consent' },
  'web/features/board': {
    'web/features/hours': 'a row knows when its market is open',
    'web/features/quotes': 'its rows are lists of prices',
  },
  'web/features/calculators': { 'web/features/quotes': 'a result is converted at the current prices' },
  'web/features/calendar': {
    'web/features/calculators': 'a move after a release is said in money',
    'web/features/calls': 'its releases come from the broker',
  },
  'web/features/chart': {
    'web/features/calendar': 'releases are marked on its axis',
    'web/features/hours': 'hours in which the market is closed keep their place',
    'web/features/quotes': 'its last bar grows with every poll',
  },
  'web/features/history': {
    'web/features/chart': 'a day begins where its chart has it begin',
    'web/features/hours': 'a closed market makes no bars',
  },
  'web/features/partner-form': {
    'web/features/calls': 'an enquiry is sent to the broker',
    'web/features/session': 'a person proves to be one as at the registration',
  },
  'web/features/practice': {
    'web/features/calculators': 'a trade has one arithmetic',
    'web/features/chart': 'the ask is that of the rail',
    'web/features/hours': 'no order is filled while a market is closed',
    'web/features/quotes': 'orders are filled at the quoted prices',
    'web/features/session': 'who is signed in has the account on a page of their own',
  },
  'web/features/quotes': {
    'web/features/hours': 'a price outside trading hours says so',
  },
  'web/features/search': { 'web/features/quotes': 'an instrument that is found has its price beside it' },
  'web/features/session': { 'web/features/calls': 'it signs in at the broker' },
  'web/blocks/hero': { 'web/blocks/top-instruments': 'the opening of the home page shows the prices' },
  'web/blocks/market-hours': { 'web/blocks/instrument-table': 'both write trading hours alike' },
  'web/blocks/parts': { 'web/blocks/read-blocks.ts': 'the table of contents is made of all blocks' },
  'web/serving/next/page': {
    'web/features/session': 'a signed-in visitor’s page loads React at once',
    'web/layout/script': 'loading React is a part of the first script',
  },
}

const isWithin = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`)

/** The most specific room a path lies in; `web/features/quotes` for a file of that feature. */
export const roomOf = (path: string): string | null => {
  const [first = '', second = '', third = ''] = path.split('/')
  const inside = `${first}/${second}/*`
  if (inside in rooms && path.split('/').length > 3) return `${first}/${second}/${third}`
  const found = Object.keys(rooms).filter((room) => isWithin(path, room))
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}

const mayImport = (room: string): readonly string[] => {
  const kind = room.replace(/[^/]+$/, '*')
  const allowed = rooms[room] ?? rooms[kind] ?? []
  return [...allowed, ...Object.keys(neighbours[room] ?? {})]
}

/** Imports that lead from a room into one it may not use. Packages are no rooms. */
export const strays = (modules: readonly Pick<Module, 'file' | 'imports'>[]): string[] =>
  modules.flatMap(({ file, imports }) => {
    const room = roomOf(file)
    if (room === null) return []
    const allowed = [room, ...mayImport(room)]
    return imports
      .filter((target) => roomOf(target) !== null && !allowed.some((open) => isWithin(target, open)))
      .map((target) => `${file} → ${target}`)
  })
