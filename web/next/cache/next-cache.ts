import { createRequire } from 'node:module'
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/**
 * Next's own page cache, which reads what the build wrote. The path is internal to Next: its version is
 * pinned and `tests/contract/site-next-cache.contract.ts` notices when it moves. Required and not
 * imported, since Node and TypeScript disagree on what the default of such a module is.
 */
const loaded: { default: typeof FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

export const NextCache = loaded.default
export type NextCache = FileSystemCache
export type NextCacheContext = ConstructorParameters<typeof FileSystemCache>[0]
