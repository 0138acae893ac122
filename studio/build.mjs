import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root, withSanity } from './cli.mjs'
import { guideLanguages, guides, guidesFolder } from './help/guides.ts'

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

/**
 * Lets a browser fetch what the first script imports together with it, and not once it has been read.
 * @param {string} folder
 */
async function preloadImports(folder) {
  const page = join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  const [script, entry] = html.match(/<script src="\/static\/([\w.-]+\.js)" type="module">/) ?? []
  if (!script || !entry) throw new Error("the built Studio's page has no script")
  const code = await readFile(join(folder, 'static', entry), 'utf8')
  const imports = new Set([...code.matchAll(/\bfrom\s*["`']\.\/([\w.-]+\.js)["`']/g)].map(([, file]) => file))
  if (imports.size === 0) throw new Error(`the built Studio's ${entry} imports nothing`)
  const links = [...imports].map((file) => `<link rel="modulepreload" href="/static/${file}"/>`)
  await writeFile(page, html.replace(script, `${links.join('')}${script}`))
}

/**
 * Puts the guides that editors read, and their pictures, beside the Studio's own files, so that they are wherever it is.
 * @param {string} folder
 */
async function bringGuides(folder) {
  const source = join(root, 'docs', 'guides')
  const help = join(folder, ...guidesFolder.split('/'))
  await mkdir(help, { recursive: true })
  for (const guide of guides) await copyFile(join(source, `${guide}.md`), join(help, `${guide}.md`))
  for (const language of guideLanguages) {
    await mkdir(join(help, language))
    for (const guide of guides) {
      const translated = join(source, language, `${guide}.md`)
      if (existsSync(translated)) await copyFile(translated, join(help, language, `${guide}.md`))
    }
  }
  await cp(join(source, 'shots'), join(help, 'shots'), { recursive: true })
}

const started = Date.now()
console.log('Studio: building (about 15 s)')
try {
  await withSanity(async (run, folder) => {
    await run('build', '--yes', '--no-auto-updates', 'dist')
    const fresh = join(folder, 'dist')
    if (embedded) await keepToItself(fresh)
    await preloadImports(fresh)
    await bringGuides(fresh)
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  })
  console.log(`Studio: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
