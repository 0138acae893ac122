import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates a folder that only its owner can enter, and restricts an existing one with the files directly in
 * it. Where a file system has no such permissions, nothing changes.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600)
}

/** From here on this process and its children create files for their owner only. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
