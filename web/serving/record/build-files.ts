import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A file that pages need, by the path under which visitors get it. */
export interface BuildFile {
  address: string
  sha256: string
  path: string
}

/** A build, and where its files are: those of Next, and those of the public folder beside. */
export interface Build {
  id: string
  /** The folder that Next built into. */
  folder: string
}

/** Hands the files of a build to the lake. @throws where it did not take them */
export type HandFiles = (told: {
  instance: string
  build: string
  from: string
  files: readonly BuildFile[]
}) => Promise<void>

const pauses = { first: 1_000, most: 60_000 }

const filesUnder = async (folder: string, prefix: string): Promise<BuildFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: BuildFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    files.push({ address: `${prefix}${path.slice(folder.length + 1).replaceAll(sep, '/')}`, sha256, path })
  }
  return files
}

/** What a build gives to visitors beside its pages. @throws where a folder cannot be read */
const filesOf = async ({ folder }: Build): Promise<BuildFile[]> => [
  ...(await filesUnder(join(folder, 'static'), '/_next/static/')),
  ...(await filesUnder(join(folder, '..', 'public'), '/')),
]

/** Hands over the files of a build, again and again until the lake has them. */
export const handFiles = async (build: Build, instance: string, hand: HandFiles): Promise<void> => {
  const from = new Date().toISOString()
  for (let failures = 0; ; failures += 1) {
    try {
      await hand({ instance, build: build.id, from, files: await filesOf(build) })
      return
    } catch (error) {
      if (failures === 0) console.warn('the lake does not take the files of this build yet:', error)
      await sleep(Math.min(pauses.most, pauses.first * 2 ** failures), undefined, { ref: false })
    }
  }
}
