// @ts-check
import { registerHooks } from 'node:module'

/**
 * Preloaded into Sanity's CLI, which knows no other address than Sanity's: its clients ask the lake of LAKE_URL. The
 * one file that makes them is read with the lake's address in it; a CLI in which it looks otherwise is refused.
 */
const file = /\/@sanity\/cli-core\/dist\/apiClient\.js$/
const { LAKE_URL } = process.env

/** @type {readonly [string, string][]} what stands there, and what is read instead */
const changes = [
  ['isStaging() ? STAGING_API_HOST : undefined', JSON.stringify(LAKE_URL)],
  ['useProjectHostname: true', 'useProjectHostname: false'],
]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!file.test(url)) return loaded
    let source = Buffer.from(/** @type {Uint8Array} */ (loaded.source ?? new Uint8Array())).toString('utf8')
    for (const [there, instead] of changes) {
      if (!source.includes(there))
        throw new Error(`Sanity's CLI is not the one that is known here: ${url} lacks ${there}`)
      source = source.replaceAll(there, instead)
    }
    return { ...loaded, source }
  },
})
