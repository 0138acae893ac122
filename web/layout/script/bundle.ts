/**
 * Bundles `main.ts` into a file of `web/public/assets` named by its hash, so that browsers can cache it for ever, and
 * writes its address. Part of `npm run generate`; `--check` compares.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const folder = fileURLToPath(new URL('../../public/assets/', import.meta.url))
const addressFile = fileURLToPath(new URL('./script.gen.ts', import.meta.url))

const bundle = await rolldown({
  input: fileURLToPath(new URL('./main.ts', import.meta.url)),
  cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  platform: 'browser',
})
const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
await bundle.close()
const code = output[0].code
const name = `site.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.gen.js`
const address = `/** Written by web/layout/script/bundle.ts: the one script of every page. */
export const pageScript = '/assets/${name}'
`
const others = readdirSync(folder).filter(
  (file) => /^site\.[0-9a-f]{8}\.gen\.js$/.test(file) && file !== name,
)

if (!process.argv.includes('--check')) {
  for (const old of others) rmSync(join(folder, old))
  writeFileSync(join(folder, name), code)
  writeFileSync(addressFile, address)
} else if (
  others.length > 0 ||
  !existsSync(join(folder, name)) ||
  readFileSync(join(folder, name), 'utf8') !== code ||
  readFileSync(addressFile, 'utf8') !== address
) {
  process.stderr.write('The page script differs from web/layout/script. Write it with: npm run generate\n')
  process.exitCode = 1
}
