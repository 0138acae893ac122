import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circles } from './support/house/circles.ts'
import { filesIn, importsOf, isGenerated, isTest, modules, root } from './support/house/modules.ts'
import { neighbours, roomOf, rooms, strays } from './support/house/rooms.ts'
import { isFull, isLong, longFiles, wideFolders } from './support/house/sizes.ts'

const sources = modules.filter(({ file }) => !isTest(file))
const within = (folder: string) => sources.filter(({ file }) => file.startsWith(`${folder}/`))

describe('the rooms of the house', () => {
  it('are all there, and each has sources', () => {
    const used = new Set(sources.map(({ file }) => roomOf(file)))
    for (const room of Object.keys(rooms)) {
      const kind = room.replace(/\*$/, '')
      const isUsed = [...used].some((name) => name === room || (kind !== room && name?.startsWith(kind)))
      expect([room, isUsed]).toEqual([room, true])
    }
  })

  it('hold every source but the settings of tools', () => {
    const outside = sources.filter(({ file }) => roomOf(file) === null).map(({ file }) => file)
    expect(outside.filter((file) => !/^[a-z]+\.config\.(ts|mjs)$/.test(file))).toEqual([])
  })

  it('import only what they may', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(strays(sources)).toEqual([])
  })

  it.each([
    ['web/documents/platform.ts', 'web/content/pages/page.ts'],
    ['web/content/lake/read.ts', 'web/documents/platform.ts'],
    ['web/content/values/links.ts', 'web/content/lake/read.ts'],
    ['web/features/quotes/places.tsx', 'web/features/session/session.ts'],
    ['web/blocks/cards/view.tsx', 'web/blocks/hero/view.tsx'],
    ['web/broker/client/call.ts', 'web/broker/gate/admission.ts'],
    ['web/lib/numbers/units.ts', 'web/i18n/texts.ts'],
    ['web/layout/footer/footer.tsx', 'web/app/[locale]/layout.tsx'],
    ['web/proxy.ts', 'lake/server.ts'],
    ['lake/app.ts', 'web/lib/numbers/units.ts'],
    ['schemas/index.ts', 'studio/structure.ts'],
    ['studio/structure.ts', 'web/lib/numbers/units.ts'],
    ['sandbox/server.ts', 'lake/server.ts'],
    ['lake/store/dataset.ts', 'lake/write/writer.ts'],
    ['lake/query/engine.ts', 'lake/live/listener.ts'],
    ['lake/write/writer.ts', 'lake/routes/mutate.ts'],
    ['common/decimal.ts', 'settings/table.ts'],
  ])('would notice that %s imports %s', (file, target) => {
    for (const text of [`import { a } from '#${target}'`, `import type { A } from '#${target}'`]) {
      expect(strays([{ file, imports: importsOf(file, text) }])).toEqual([`${file} → ${target}`])
    }
  })

  it('lists no neighbour in vain', () => {
    const unused = Object.entries(neighbours).flatMap(([room, beside]) =>
      Object.keys(beside).filter(
        (name) =>
          !within(room).some(({ imports }) =>
            imports.some((target) => target === name || target.startsWith(`${name}/`)),
          ),
      ),
    )
    expect(unused).toEqual([])
  })
})

describe('circles', () => {
  it('no files import each other, be it by type', () => {
    expect(within('web').length).toBeGreaterThan(300)
    expect(circles(within('web'))).toEqual([])
  })

  it('would be noticed over several files, and of a file with itself', () => {
    const made = [
      { file: 'a.ts', imports: ['b.ts'] },
      { file: 'b.ts', imports: ['c.ts', 'react'] },
      { file: 'c.ts', imports: ['a.ts', 'd.ts'] },
      { file: 'd.ts', imports: ['d.ts'] },
      { file: 'e.ts', imports: ['a.ts'] },
    ]
    expect(circles(made)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['d.ts']])
  })
})

const linesOf = (text: string) => text.split('\n').length - 1
const isOfOneKind = (folder: string) => wideFolders.some((kind) => kind.test(folder))

describe('sizes', () => {
  const long = sources
    .filter(({ file, text }) => !isGenerated(file) && isLong(linesOf(text)))
    .map(({ file }) => file)
  const styles = [...filesIn()].filter((file) => file.endsWith('.css') && !isGenerated(file))
  const counts = new Map<string, number>()
  for (const file of filesIn()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => isFull(count)).map(([folder]) => folder)

  it('no source has more lines than one reads at once, but tables', () => {
    expect(long.toSorted()).toEqual(Object.keys(longFiles).toSorted())
  })

  it('no stylesheet either', () => {
    expect(styles.length).toBeGreaterThan(40)
    expect(styles.filter((file) => isLong(linesOf(readFileSync(join(root, file), 'utf8'))))).toEqual([])
  })

  it('no folder has more files side by side than one sees at once, but those of one kind', () => {
    expect(counts.size).toBeGreaterThan(100)
    expect(full.filter((folder) => !isOfOneKind(folder))).toEqual([])
    expect(wideFolders.filter((kind) => !full.some((folder) => kind.test(folder)))).toEqual([])
  })

  it('would notice one more', () => {
    expect([isLong(250), isLong(251), isFull(25), isFull(26)]).toEqual([false, true, false, true])
  })
})

describe('the doors', () => {
  it('web reaches the lake through web/content alone, and says that it is the server', () => {
    const users = within('web').filter(({ imports }) => imports.includes('@sanity/client'))
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter(({ file }) => !file.startsWith('web/content/')).map(({ file }) => file)).toEqual([])
    expect(users.filter(({ imports }) => !imports.includes('server-only')).map(({ file }) => file)).toEqual(
      [],
    )
  })

  it('the environment is read in the settings table, entry scripts and each room’s own settings', () => {
    const allowed = [
      /^(settings|scripts|tests)\//,
      /^(lake|sandbox|content|web\/lib|web\/next\/cache)\/settings\.(ts|mjs)$/,
      /^[a-z]+\.config\.(ts|mjs)$/,
      // Sanity's CLI inlines SANITY_STUDIO_* where it finds them written out.
      /^studio\/(project-id\.ts|connection\.ts|sanity\.cli\.ts|cli\.mjs|build\.mjs)$/,
      // A program of its own, told by the lake that starts it.
      /^lake\/query\/pool\/query-process-main\.ts$/,
      // Next's own mark of the runtime, not a setting.
      /^web\/instrumentation\.ts$/,
    ]
    const readers = sources.filter(({ text }) => /process\.env\b/.test(text))
    expect(readers.length).toBeGreaterThan(0)
    expect(
      readers.map(({ file }) => file).filter((file) => !allowed.some((pattern) => pattern.test(file))),
    ).toEqual([])
  })
})

describe('the words that must have one source', () => {
  const code = sources.filter(({ file }) => /^(web|schemas|studio|lake|sandbox)\//.test(file))

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

  it('what the site’s process has once is kept in one object', () => {
    const kept = modules.filter(
      ({ file, text }) => file.startsWith('web/') && /globalThis\.\w+ (?:\?\?)?= /.test(text),
    )
    // The other one is of the browser: React’s parts and the page script are bundled apart.
    expect(kept.map(({ file }) => file)).toEqual(['web/lib/site-process.ts', 'web/live/page-shared.ts'])
  })

  it('exact versions in package.json', () => {
    const text = readFileSync(join(root, 'package.json'), 'utf8')
    const ranges = [...text.matchAll(/"([^"]+)": "([\^~*>][^"]*)"/g)].map(([, name]) => name)
    expect(ranges.filter((name) => name !== 'node')).toEqual([])
  })
})
