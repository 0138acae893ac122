import { writeFileAtomic } from '#common/files/atomic-file.ts'

/** The file functions used for assets; tests inject failing ones. */
export interface Disk {
  /** Writes a file atomically: after a crash there is all of it or nothing. */
  writeWhole(path: string, bytes: Uint8Array): Promise<void>
}

export const disk: Disk = { writeWhole: (path, bytes) => writeFileAtomic(path, bytes) }
