import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'

/**
 * Writes generated files that differ from what is planned; with --check on the command line it names them instead,
 * and the program ends with 1.
 * @param plan gives the texts by their paths from the root; what it throws is a message for the developer
 */
export const writeOrCheck = async (
  plan: (root: string) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>,
): Promise<void> => {
  try {
    const stale = [...(await plan(root))].filter(([file, text]) => {
      const path = join(root, file)
      return !existsSync(path) || readFileSync(path, 'utf8') !== text
    })
    if (!process.argv.includes('--check')) {
      for (const [file, text] of stale) writeFileSync(join(root, file), text)
    } else if (stale.length > 0) {
      const names = stale.map(([file]) => file).join(', ')
      throw new Error(`These differ from their sources: ${names}. Write them with: npm run generate`)
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
