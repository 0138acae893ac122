import { describe, expect, it } from 'vitest'
import { importsOf, modules } from './support/house/modules.ts'

const files = new Map(modules.map(({ file, text }) => [file, text]))

/** What a file imports by value. */
const loadedBy = (file: string): string[] => {
  const byValue = files.get(file)?.replaceAll(/\b(?:import|export) type [^'"]+['"][^'"]+['"]/g, '') ?? ''
  return importsOf(file, byValue).filter((target) => files.has(target))
}

const allBelow = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found
  found.add(file)
  for (const target of loadedBy(file)) allBelow(target, found)
  return found
}

/** The files that islands of live pages load as their script. */
const scripts = modules
  .filter(({ file }) => /^web\/(blocks|layout)\/.*islands?\.tsx$/.test(file))
  .flatMap(({ file }) => loadedBy(file).map((script) => ({ file, script })))

describe('the scripts of live parts', () => {
  it('are found', () => {
    expect(scripts.map(({ script }) => script)).toEqual(
      expect.arrayContaining([
        'web/blocks/quotes-table/quotes-board.tsx',
        'web/layout/instrument-page/live-parts.ts',
      ]),
    )
  })

  // In all languages it is 1.6 kB of every such script, for words that none of them shows (quality 1).
  it('carry no status table', () => {
    const carrying = scripts.filter(({ script }) => allBelow(script).has('web/broker/client/status-text.ts'))
    expect(carrying).toEqual([])
  })
})
