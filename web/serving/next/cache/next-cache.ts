import { createRequire } from 'node:module'
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/**
 * Next's own page cache, which reads what the build wrote. An internal path of Next: the version is pinned, and
 * `tests/contract/site-next-cache.contract.ts` fails when it changes. Loaded by `require`, because Node and TypeScript
 * disagree on the default export of such modules.
 */
const loaded: { default: typeof FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

export const NextCache = loaded.default
export type NextCache = FileSystemCache
export type NextCacheContext = ConstructorParameters<typeof FileSystemCache>[0]
