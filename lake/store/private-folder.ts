import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder that its owner alone can enter, and closes one that stands open from earlier, with the files directly
 * in it. Where a file system knows no such rights, nothing changes.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600)
}

/** From here on this process, and those it starts, make files for their owner alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
