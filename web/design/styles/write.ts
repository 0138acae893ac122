/**
 * Writes the stylesheets that only some pages need into `web/public/assets/styles`, and their addresses down. Part of
 * `npm run generate`; with --check it compares, with --watch it writes again after every change of a style.
 */
import { existsSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleStyles } from './bundle-styles.ts'

const assets = fileURLToPath(new URL('../../public/assets/styles/', import.meta.url))
const addressFile = fileURLToPath(new URL('./files.gen.ts', import.meta.url))

const plan = async () => {
  const styles = await bundleStyles()
  const lines = styles.map(({ name, file }) => `  ${name}: '/assets/styles/${file}',\n`)
  return {
    styles,
    addresses: `/** Written by web/design/styles/write.ts: the stylesheets that only some pages need. */
export const styleFiles = {
${lines.join('')}} as const
`,
    others: readdirSync(assets).filter(
      (entry) => entry.endsWith('.gen.css') && !styles.some(({ file }) => file === entry),
    ),
  }
}

const write = async (): Promise<void> => {
  const { styles, addresses, others } = await plan()
  for (const { file, code } of styles) writeFileSync(join(assets, file), code)
  writeFileSync(addressFile, addresses)
  for (const old of others) rmSync(join(assets, old))
}

const isWritten = async (): Promise<boolean> => {
  const { styles, addresses, others } = await plan()
  return (
    others.length === 0 &&
    styles.every(
      ({ file, code }) => existsSync(join(assets, file)) && readFileSync(join(assets, file), 'utf8') === code,
    ) &&
    readFileSync(addressFile, 'utf8') === addresses
  )
}

/** A half-typed style is invalid CSS: it is reported, and the previous output stays. */
const rewrite = async (): Promise<void> => {
  try {
    if (!(await isWritten())) await write()
  } catch (error) {
    process.stderr.write(`The stylesheets were not written: ${String(error)}\n`)
  }
}

const args = process.argv.slice(2)
if (args.includes('--watch')) {
  let timer: NodeJS.Timeout | undefined
  for (const room of ['blocks', 'design', 'features', 'layout'])
    watch(fileURLToPath(new URL(`../../${room}`, import.meta.url)), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.css')) return
      clearTimeout(timer)
      timer = setTimeout(() => void rewrite(), 50)
    })
} else if (!args.includes('--check')) {
  await write()
} else if (!(await isWritten())) {
  process.stderr.write(
    'The stylesheets differ from web/design/styles and web/blocks. Write them with: npm run generate\n',
  )
  process.exitCode = 1
}
