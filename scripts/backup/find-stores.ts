import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Kept {
  databases: readonly string[]
  files: readonly string[]
  /** Folders of single files that end so. */
  folders: Readonly<Record<string, readonly string[]>>
}

const programs = ['lake', 'site', 'sandbox'] as const
type ProgramName = (typeof programs)[number]

/** What a program keeps in its folder and could not make again; the lake's database names its assets. */
const kept: Readonly<Record<ProgramName, Kept>> = {
  lake: {
    databases: ['lake.sqlite'],
    files: ['checkpoint-key.pem'],
    folders: { checkpoints: ['.checkpoint', '.tsr', '.json'], 'checkpoints/earlier': ['.json'] },
  },
  site: { databases: ['history.db', 'sessions.db'], files: [], folders: { analytics: ['.ndjson'] } },
  sandbox: { databases: ['sandbox.db'], files: [], folders: {} },
}

/** The folder of a program, with what of it belongs into a backup. */
export interface Store {
  program: ProgramName
  /** In DATA_DIR, with `/` between. */
  folder: string
  databases: string[]
  files: string[]
}

/** DATA_DIR holds the folders of programs, or those of instances that hold them, as `cluster/site-2/site`. */
const deepest = 3

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : [])

function storeIn(dataDir: string, folder: string): Store | undefined {
  const program = programs.find((name) => name === basename(folder))
  if (program === undefined) return undefined
  const at = join(dataDir, folder)
  const isThere = (name: string) => existsSync(join(at, name))
  const databases = kept[program].databases.filter(isThere)
  if (databases.length === 0) return undefined
  const inFolders = Object.entries(kept[program].folders).flatMap(([inner, endings]) =>
    namesIn(join(at, inner))
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => `${inner}/${name}`),
  )
  // A key is copied after what it signed: where there is a checkpoint, there is its key.
  return { program, folder, databases, files: [...inFolders, ...kept[program].files.filter(isThere)] }
}

/** The folders of all programs that keep something in DATA_DIR, or in the folders of instances in it. */
export function findStores(dataDir: string, folder = '', depth = 1): Store[] {
  const inside = readdirSync(join(dataDir, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`))
  return inside.toSorted().flatMap((path) => {
    const store = storeIn(dataDir, path)
    if (store !== undefined) return [store]
    return depth < deepest ? findStores(dataDir, path, depth + 1) : []
  })
}
