import { spawn } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '#tests/support/process.ts'

/** A copy of the tree that a test may change, build and serve. */
export interface TreeCopy {
  root: string
  /** Paths written since the copy was made, without what programs wrote. */
  changed(): string[]
  read(path: string): string
  write(path: string, text: string): void
  /** Copies a file or folder within the tree. */
  copy(from: string, to: string): void
  drop(path: string): void
  /** Runs a script of the copy on this Node. @throws with its output when it fails */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  remove(): void
}

/** What is built, kept or put beside the sources. */
const aside = new Set(['.git', '.data', '.env', '.sanity', '.test', 'dist', 'node_modules'])
const isSource = (path: string): boolean => {
  const name = basename(path)
  return !aside.has(name) && !name.startsWith('.next')
}

/** Hard links, since Next takes no packages from outside of its root; nothing writes into packages. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/** Copies the sources as they lie there and links the packages: a few seconds. */
export const copyTree = (): TreeCopy => {
  mkdirSync(join(root, '.test'), { recursive: true })
  const copy = mkdtempSync(join(root, '.test', 'tree-'))
  for (const name of readdirSync(root).filter(isSource)) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource })
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
  const changed = new Set<string>()
  const at = (path: string) => join(copy, path)
  return {
    root: copy,
    changed: () => [...changed],
    read: (path) => readFileSync(at(path), 'utf8'),
    write: (path, text) => {
      changed.add(path)
      writeFileSync(at(path), text)
    },
    copy: (from, to) => {
      changed.add(to)
      cpSync(at(from), at(to), { recursive: true })
    },
    drop: (path) => rmSync(at(path), { recursive: true }),
    run: async (args, env = {}) => {
      const child = spawn(process.execPath, args, {
        cwd: copy,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString('utf8')
        })
      }
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('close', resolve)
        child.once('error', reject)
      })
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`)
      return output
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
