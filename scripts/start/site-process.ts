/**
 * Memory settings of the site's process (record 83). V8 lets garbage lie up to its limit: in use are 120 to 170 MB.
 * glibc keeps what it once had in an arena for each thread, and keeps large blocks once one was freed, unless its
 * limits are set.
 */
export const siteProcess = {
  flags: ['--max-old-space-size=384', '--max-semi-space-size=8'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_ENV: 'production',
  },
  entry: ['web/server.ts', '--port'],
  title: 'site-server',
} as const
