/**
 * Bundles the scripts of every page into files of `web/public/assets` named by their hash, so that browsers can cache
 * them for ever, and writes their addresses. Part of `npm run generate`; `--check` compares.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const assets = fileURLToPath(new URL('../../public/assets/', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const isCheck = process.argv.includes('--check')

/** In this order: the page's script has the address of the other in it. */
const scripts = [
  {
    entry: 'prices/prices.ts',
    name: 'prices',
    addressFile: 'prices/prices.gen.ts',
    constant: 'pricesScript',
    what: 'what asks for prices and writes them, and comes with the first of them',
  },
  {
    entry: 'main.ts',
    name: 'site',
    addressFile: 'script.gen.ts',
    constant: 'pageScript',
    what: 'the one script of every page',
  },
]

const current = new Set<string>()

/** Writes a file, or compares it. */
const put = (path: string, content: string): boolean => {
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === content
  if (!isSame && !isCheck) writeFileSync(path, content)
  return isSame
}

let isWritten = true
for (const { entry, name, addressFile, constant, what } of scripts) {
  const bundle = await rolldown({
    input: join(here, entry),
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  const { code } = output[0]
  const file = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.gen.js`
  const address = `/** Written by web/layout/script/bundle.ts: ${what}. */
export const ${constant} = '/assets/${file}'
`
  current.add(file)
  const isAddressSame = put(join(here, addressFile), address)
  isWritten = put(join(assets, file), code) && isAddressSame && isWritten
}

const old = readdirSync(assets).filter((file) => file.endsWith('.gen.js') && !current.has(file))
if (!isCheck) {
  for (const file of old) rmSync(join(assets, file))
} else if (old.length > 0 || !isWritten) {
  process.stderr.write('The page script differs from web/layout/script. Write it with: npm run generate\n')
  process.exitCode = 1
}
