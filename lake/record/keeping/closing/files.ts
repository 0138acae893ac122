import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { sha256 } from '#lake/log/entry.ts'
import { treeName } from '#lake/record/checkpoint.ts'
import { NoteError, openNote, type VerifierKey } from '#lake/record/tree/note.ts'
import { hashFile } from './lines.ts'
import {
  type ClosingContent,
  closingName,
  ClosingRefusal,
  manifestFile,
  type ManifestLine,
  noteFile,
  noteText,
} from './plan-closing.ts'

/** @throws {ClosingRefusal} where a file without which there is no closing is not there */
export function textOf(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new ClosingRefusal(
      `There is no closing in ${folder}: ${file} is missing or cannot be read. A folder that ends in .part is none.`,
    )
  }
}

/** The files of a folder but for manifest and note, with `/` between. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, sep).length).replaceAll(sep, '/'),
    )
    .filter((path) => path !== manifestFile && path !== noteFile)

/** Files that are not what the manifest says. */
export async function fileFaults(
  folder: string,
  lines: readonly ManifestLine[],
  show: (text: string) => void,
): Promise<string[]> {
  const faults: string[] = []
  const listed = new Set(lines.map(({ path }) => path))
  for (const [at, { path, sha256: expected }] of lines.entries()) {
    show(`Closing: ${at + 1} of ${lines.length} files`)
    const file = join(folder, path)
    if (!existsSync(file)) faults.push(`closing ${path}: it is missing`)
    else if ((await hashFile(file)) !== expected) faults.push(`closing ${path}: it was changed`)
  }
  for (const path of filesIn(folder))
    if (!listed.has(path)) faults.push(`closing ${path}: it is not in ${manifestFile}`)
  return faults
}

/** A sentence where the manifest is not what the lake signed. */
export function noteFault(
  folder: string,
  { year, lake }: ClosingContent,
  key: VerifierKey,
  manifest: string,
): string[] {
  try {
    const text = openNote(readFileSync(join(folder, noteFile)), key)
    if (text === noteText(treeName(lake, closingName), year, sha256(manifest))) return []
    return [
      `closing ${noteFile}: what is signed is another manifest than ${manifestFile}, or that of another year`,
    ]
  } catch (error) {
    const reason = error instanceof NoteError ? error.message.replace('The checkpoint', 'It') : String(error)
    return [`closing ${noteFile}: ${reason}`]
  }
}
