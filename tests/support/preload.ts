const scripts = {
  'commit-late': new URL('./preload/commit-late.ts', import.meta.url),
  'watch-commits': new URL('./preload/watch-commits.ts', import.meta.url),
  'no-record': new URL('./preload/no-record.ts', import.meta.url),
  'full-disk': new URL('./preload/full-disk.ts', import.meta.url),
  'end-thread': new URL('./preload/end-thread.ts', import.meta.url),
  'shift-clock': new URL('./preload/shift-clock.ts', import.meta.url),
  faults: new URL('./preload/faults.ts', import.meta.url),
  'jump-clock': new URL('./preload/jump-clock.ts', import.meta.url),
  'slow-disk': new URL('./preload/slow-disk.ts', import.meta.url),
  clock: new URL('./preload/clock.ts', import.meta.url),
}

/** The environment in which a program of ours starts with scripts of the tests before it. */
export const preloaded = (...names: readonly (keyof typeof scripts)[]) => ({
  NODE_OPTIONS: names.map((name) => `--import=${scripts[name].href}`).join(' '),
})
