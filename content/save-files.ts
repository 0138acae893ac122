import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { contentFolder } from './yaml/read-files.ts'

const textOf = (file: URL): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })

/**
 * Writes files under a folder, by default `content/`; a file with the same content is not touched.
 * @returns the names of the files that changed
 */
export async function saveFiles(
  files: ReadonlyMap<string, string>,
  folder: URL = contentFolder,
): Promise<string[]> {
  const changed: string[] = []
  for (const [name, text] of files) {
    const file = new URL(name, folder)
    if ((await textOf(file)) === text) continue
    await mkdir(new URL('./', file), { recursive: true })
    await writeFile(file, text)
    changed.push(name)
  }
  return changed
}
