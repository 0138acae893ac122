import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const ignored = new Set(['node_modules', 'dist', '.next', '.git', '.data', '.test', '.sanity'])

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.next')) continue
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts')) yield path
  }
}

/** A file and the rooms and packages it imports, `#web/design/price.tsx` as `web/design/price.tsx`. */
interface Module {
  file: string
  text: string
  imports: string[]
}

const modules: Module[] = [...sources('.')].map((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
  const imports = [...found].map(([, target = '']) => {
    if (target.startsWith('#')) return target.slice(1)
    if (!target.startsWith('.')) return target
    return new URL(target, `file:///${file}`).pathname.slice(1)
  })
  return { file, text, imports }
})

const isTest = (file: string) => /\.(test|contract|e2e)\.tsx?$/.test(file)
const within = (folder: string) =>
  modules.filter(({ file }) => file.startsWith(`${folder}/`) && !isTest(file))

/** Imports of modules in `folder` that lead into a room that is not in `allowed`. */
const strays = (folder: string, allowed: readonly string[]) => {
  const rooms = [
    'common',
    'web',
    'studio',
    'schemas',
    'lake',
    'sandbox',
    'content',
    'locales',
    'settings',
    'scripts',
    'tests',
  ]
  const shut = rooms.filter((room) => !allowed.includes(room))
  return within(folder).flatMap(({ file, imports }) =>
    imports
      .filter((target) => shut.some((room) => target.startsWith(`${room}/`)))
      .map((target) => `${file} → ${target}`),
  )
}

describe('the rooms of the house', () => {
  const doors: Record<string, string[]> = {
    common: ['common'],
    lake: ['lake', 'locales', 'settings', 'common'],
    sandbox: ['sandbox', 'settings', 'common'],
    schemas: ['schemas', 'locales', 'common'],
    studio: ['studio', 'schemas', 'locales', 'common'],
    web: ['web', 'locales', 'settings', 'common'],
    content: ['content', 'schemas', 'locales', 'settings', 'common'],
    locales: ['locales', 'common'],
    settings: ['settings'],
  }

  it.each(Object.entries(doors))('%s imports only from its own floor and below', (room, allowed) => {
    expect(within(room).length).toBeGreaterThan(0)
    expect(strays(room, allowed)).toEqual([])
  })

  it('common runs in a browser, but for its files', () => {
    const fromNode = within('common').filter(({ imports }) =>
      imports.some((name) => name.startsWith('node:')),
    )
    expect(fromNode.map(({ file }) => file).filter((file) => !file.startsWith('common/files/'))).toEqual([])
  })

  it('has floors in web: nothing imports from above', () => {
    const floors = [
      ['web/app', 'web/proxy.ts'],
      ['web/features/preview'],
      ['web/layout', 'web/blocks'],
      ['web/features', 'web/features/seo'],
      ['web/broker', 'web/content', 'web/design', 'web/i18n', 'web/lib'],
    ]
    /** How blocks are read; the rest of `web/blocks` draws them. */
    const readsBlocks = /^web\/blocks\/(.*query|define-block|read-blocks|(queries|fields)\.gen)\.ts$/
    const floorOf = (path: string) =>
      readsBlocks.test(path)
        ? floors.length - 1
        : floors.findIndex((rooms) => rooms.some((room) => path === room || path.startsWith(`${room}/`)))
    const scanned = within('web').filter(({ file }) => floorOf(file) >= 0)
    expect(scanned.length).toBeGreaterThan(20)
    const upward = scanned.flatMap(({ file, imports }) =>
      imports
        .filter((target) => floorOf(target) >= 0 && floorOf(target) < floorOf(file))
        .map((target) => `${file} → ${target}`),
    )
    expect(upward).toEqual([])
  })

  it('has floors in the lake', () => {
    const floors = [
      'lake/server.ts',
      'lake/app.ts',
      'lake/routes',
      'lake/write',
      'lake/live',
      'lake/query',
      'lake/store',
    ]
    const floorOf = (path: string) => floors.findIndex((room) => path === room || path.startsWith(`${room}/`))
    const scanned = within('lake').filter(({ file }) => floorOf(file) >= 0)
    expect(scanned.length).toBeGreaterThan(10)
    const upward = scanned.flatMap(({ file, imports }) =>
      imports
        .filter((target) => floorOf(target) >= 0 && floorOf(target) < floorOf(file))
        .map((target) => `${file} → ${target}`),
    )
    expect(upward).toEqual([])
  })
})

describe('the doors', () => {
  it('web reaches the lake through web/content alone', () => {
    const users = modules.filter(
      ({ file, imports }) => file.startsWith('web/') && imports.some((target) => target === '@sanity/client'),
    )
    expect(users.length).toBeGreaterThan(0)
    expect(
      users.map(({ file }) => file).filter((file) => !file.startsWith('web/content/') && !isTest(file)),
    ).toEqual([])
  })

  it('the environment is read in the settings table, entry scripts and each room’s own settings', () => {
    const allowed = [
      /^(settings|scripts|tests)\//,
      /^(lake|sandbox|content|web\/lib|web\/next\/cache)\/settings\.(ts|mjs)$/,
      /^[a-z]+\.config\.(ts|mjs)$/,
      // Sanity's CLI inlines SANITY_STUDIO_* where it finds them written out.
      /^studio\/(connection\.ts|sanity\.cli\.ts|cli\.mjs|build\.mjs)$/,
      // A program of its own, told by the lake that starts it.
      /^lake\/query\/pool\/query-process-main\.ts$/,
      // Next's own mark of the runtime, not a setting.
      /^web\/instrumentation\.ts$/,
    ]
    const readers = modules.filter(({ file, text }) => /process\.env\b/.test(text) && !isTest(file))
    expect(readers.length).toBeGreaterThan(0)
    expect(
      readers.map(({ file }) => file).filter((file) => !allowed.some((pattern) => pattern.test(file))),
    ).toEqual([])
  })

  it('server-only modules say so', () => {
    const doors = within('web/content').filter(({ imports }) => imports.includes('@sanity/client'))
    expect(doors.length).toBeGreaterThan(0)
    expect(doors.filter(({ imports }) => !imports.includes('server-only')).map(({ file }) => file)).toEqual(
      [],
    )
  })
})

describe('the words that must have one source', () => {
  const code = modules.filter(
    ({ file }) => /^(web|schemas|studio|lake|sandbox)\//.test(file) && !isTest(file),
  )

  it('no source holds a literal percentage of losing accounts', () => {
    expect(code.length).toBeGreaterThan(50)
    const literal = /\d{2}(?:[.,]\d+)?\s*%\s*(?:of|der|rachunków|retail)/i
    expect(code.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('no source of the site holds the firm’s name or licence', () => {
    const site = code.filter(({ file }) => file.startsWith('web/'))
    expect(site.length).toBeGreaterThan(20)
    expect(
      site.filter(({ text }) => /Halyard Markets Ltd|CIF \d+\/\d+/.test(text)).map(({ file }) => file),
    ).toEqual([])
  })
})

describe('habits', () => {
  it('no source climbs out of its folder by dots', () => {
    const climbing = modules.filter(({ text }) => /^(?:import|export|\}).* from ['"]\.\.\/\.\.\//m.test(text))
    expect(climbing.map(({ file }) => file)).toEqual([])
  })

  it('exact versions in package.json', () => {
    const text = readFileSync(join(root, 'package.json'), 'utf8')
    const ranges = [...text.matchAll(/"([^"]+)": "([\^~*>][^"]*)"/g)].map(([, name]) => name)
    expect(ranges.filter((name) => name !== 'node')).toEqual([])
  })
})
