/**
 * Bundles the scripts of every page into files of `web/public/assets` named by their hash, so that browsers can cache
 * them for ever, and writes their addresses. Part of `npm run generate`; `--check` compares.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const folder = fileURLToPath(new URL('../../public/assets/', import.meta.url))
const addressFile = fileURLToPath(new URL('./script.gen.ts', import.meta.url))

/** The code of an entry as one file. */
async function bundled(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  return output[0].code
}

const scripts = await Promise.all(
  (
    [
      ['pageScript', 'site', './main.ts', 'the one script of every page'],
      ['menuPricesScript', 'menu-prices', './menu-prices.ts', 'comes with the first menu that has prices'],
    ] as const
  ).map(async ([constant, name, entry, what]) => {
    const code = await bundled(entry)
    const file = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.gen.js`
    return { constant, what, code, file }
  }),
)
const addresses = `// Written by web/layout/script/bundle.ts.
${scripts.map(({ constant, what, file }) => `/** ${what.replace(/^./, (sign) => sign.toUpperCase())}. */\nexport const ${constant} = '/assets/${file}'`).join('\n')}
`
const others = readdirSync(folder).filter(
  (name) => name.endsWith('.gen.js') && !scripts.some(({ file }) => file === name),
)
const isWritten = ({ file, code }: { file: string; code: string }): boolean =>
  existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8') === code

if (!process.argv.includes('--check')) {
  for (const old of others) rmSync(join(folder, old))
  for (const { file, code } of scripts) writeFileSync(join(folder, file), code)
  writeFileSync(addressFile, addresses)
} else if (
  others.length > 0 ||
  !scripts.every(isWritten) ||
  readFileSync(addressFile, 'utf8') !== addresses
) {
  process.stderr.write('The page script differs from web/layout/script. Write it with: npm run generate\n')
  process.exitCode = 1
}
