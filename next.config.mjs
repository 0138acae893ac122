import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
// Next itself reads only web/.env*; every program of the house reads the one at the root.
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

/** Headers of every answer. The content security policy is not here: it differs per page (web/cache/policy.ts). */
const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  typescript: { tsconfigPath: '../tsconfig.json' },
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `stock` runs Next's own handler, to measure what ours is for (tests/bench, docs/adr).
  ...(process.env.CACHE_HANDLER === 'stock' ? {} : { cacheHandler: join(root, 'web/cache/handler.ts') }),
  experimental: { isrFlushToDisk: false, staleTimes: { static: 30, dynamic: 0 } },
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
}

export default config
