import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { mended, mends } from './mends.ts'

const lib = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'lib')
const files = readdirSync(lib).filter((name) => name.endsWith('.js'))

it.each(mends.map(({ file, why }) => [why, file]))(
  'finds its place in what is installed: %s',
  (_why, file) => {
    const found = files.filter((name) => name.startsWith(`${file}-`))
    expect(found).toHaveLength(1)
    const path = join(lib, found[0] ?? '')
    expect(mended(readFileSync(path, 'utf8'), path)).toContain(mends.find((mend) => mend.file === file)?.to)
  },
)

it('leaves other files alone, and says which place is gone after an upgrade', () => {
  expect(mended('anything', '/node_modules/sanity/lib/index.js')).toBeUndefined()
  expect(() => mended('anything', '/node_modules/sanity/lib/useTimeZone-AbCd1234.js')).toThrow(/no longer/)
})
