import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
// Next itself reads only web/.env*; every program of the house reads the one at the root.
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

/** Files of web/public whose names carry a hash of their bytes. */
const hashedFiles = [
  '/assets/fonts/:file',
  '/assets/art/:file',
  '/assets/sea.:hash.svg',
  '/assets/site.:hash.gen.js',
  '/assets/styles/:name.:hash.gen.css',
]

const distDir = process.env.NEXT_DIST_DIR || '.next'

/**
 * Next writes the folder of its types into the tsconfig it is given. A build beside the site's own (tests)
 * therefore gets a tsconfig to itself; the types are checked apart from it.
 */
const typescript = () => {
  if (distDir === '.next') return { tsconfigPath: '../tsconfig.json' }
  const folder = join(root, '.test', distDir)
  mkdirSync(folder, { recursive: true })
  const own = join(folder, 'tsconfig.json')
  if (!existsSync(own)) writeFileSync(own, JSON.stringify({ extends: '../../tsconfig.json' }))
  return { tsconfigPath: `../.test/${distDir}/tsconfig.json`, ignoreBuildErrors: true }
}

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  typescript: typescript(),
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // Else `/Old-Page/` is sent on twice: web/proxy.ts writes an address anew in one hop.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // `stock` runs Next's own handler, to measure what ours is for (`tests/bench`, record 6).
  ...(process.env.CACHE_HANDLER === 'stock'
    ? {}
    : { cacheHandler: join(root, 'web/serving/next/cache/handler.ts') }),
  experimental: { isrFlushToDisk: false, staleTimes: { static: 30, dynamic: 0 } },
  // The headers of every answer are set by the running site (web/serving/next/front/answer-headers.ts): these are of the build.
  headers: async () =>
    hashedFiles.map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
}

export default config
