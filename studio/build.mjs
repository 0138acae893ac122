import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, withSanity } from './cli.mjs'

/**
 * `node studio/build.mjs` builds the Studio into `studio/dist`, about fifteen seconds, offline and
 * without a question. The folder is replaced at the end only, so an interrupted build leaves the
 * old one. With SANITY_STUDIO_PROJECT_ID (and SANITY_STUDIO_DATASET) set it builds for a hosted
 * project instead of the embedded lake.
 */
const target = join(root, 'studio', 'dist')
const embedded = (process.env['SANITY_STUDIO_PROJECT_ID'] || 'local') === 'local'

/** Addresses that Sanity's page asks for outside this house; the Studio works without them. */
const foreign = [
  /<script[^>]*core\.sanity-cdn\.com[^>]*><\/script>\s*/g,
  /@font-face\s*\{[^}]*studio-static\.sanity\.io[^}]*\}\s*/g,
]

/** What the embedded Studio may reach: its own origin and the shards of its event streams. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' http://*.localhost:* ws: wss:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

/** @param {string} html */
function keepToItself(html) {
  const cleaned = foreign.reduce((text, pattern) => text.replace(pattern, ''), html)
  const left = cleaned.match(/https?:\/\/[\w.-]*sanity[\w.-]*/)
  if (left) throw new Error(`the Studio's page still asks for ${left[0]}`)
  return cleaned
    .replace('<title>Sanity Studio</title>', '<title>Halyard Markets Studio</title>')
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

const started = Date.now()
console.log('Studio: building (about 15 s)')
try {
  await withSanity(async (run, folder) => {
    await run('build', '--yes', '--no-auto-updates', 'dist')
    const fresh = join(folder, 'dist')
    if (embedded) {
      const page = join(fresh, 'index.html')
      await writeFile(page, keepToItself(await readFile(page, 'utf8')))
    }
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  })
  console.log(`Studio: built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
