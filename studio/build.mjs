import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root, withSanity } from './cli.mjs'

/**
 * `node studio/build.mjs` builds the Studio into `studio/dist`, about fifteen seconds, offline and without
 * prompts. The folder is replaced at the end only, so an interrupted build leaves the old one. With
 * SANITY_STUDIO_PROJECT_ID (and SANITY_STUDIO_DATASET) set it builds for a hosted project instead of the
 * embedded lake. STUDIO_DIR names another folder, as tests do.
 */
const target = resolve(root, process.env['STUDIO_DIR'] || 'studio/dist')
const embedded = (process.env['SANITY_STUDIO_PROJECT_ID'] || 'local') === 'local'

/** Third-party addresses that Sanity's page requests; the Studio works without them. */
const foreign = [
  /<script[^>]*core\.sanity-cdn\.com[^>]*><\/script>\s*/g,
  /@font-face\s*\{[^}]*(?:studio|design-system)-static\.sanity\.io[^}]*\}\s*/g,
]

/** @param {string} text */
const withoutForeign = (text) => foreign.reduce((left, pattern) => left.replace(pattern, ''), text)

/**
 * Removes requests for third-party addresses from page and styles.
 * @param {string} folder
 */
async function keepToItself(folder) {
  const page = join(folder, 'index.html')
  const html = withoutForeign(await readFile(page, 'utf8'))
  await writeFile(page, html.replace('<title>Sanity Studio</title>', '<title>Halyard Markets Studio</title>'))
  const assets = join(folder, 'static')
  const styles = (await readdir(assets))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(assets, file))
  for (const file of styles) await writeFile(file, withoutForeign(await readFile(file, 'utf8')))
  for (const file of [page, ...styles]) {
    const left = (await readFile(file, 'utf8')).match(/https?:\/\/[\w.-]*sanity[\w.-]*/)
    if (left) throw new Error(`the built Studio still asks for ${left[0]}`)
  }
}

const started = Date.now()
console.log('Studio: building (about 15 s)')
try {
  await withSanity(async (run, folder) => {
    await run('build', '--yes', '--no-auto-updates', 'dist')
    const fresh = join(folder, 'dist')
    if (embedded) await keepToItself(fresh)
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  })
  console.log(`Studio: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
