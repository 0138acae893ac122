// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/bring-node.mjs'
import { say } from './lib/say.mjs'

/**
 * A registry that lacks some platforms' packages omits them from the lock file, and `npm ci` then fails
 * everywhere. This adds the missing platform packages with the version their owner requires, so that the lock
 * file does not depend on the machine. Run it after a change of dependencies: `npm run lock`.
 */
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** @param {string} name a platform package such as `@biomejs/cli-linux-x64-musl` */
export function platformOf(name) {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) }
}

/**
 * Where a package of this version is resolved for its owner, and where it would have to be added: beside the
 * owner, or higher up if no other version is there.
 * @param {Record<string, Entry>} packages
 * @param {string} owner
 * @param {string} name
 * @param {string} version
 */
function place(packages, owner, name, version) {
  const beside = owner.slice(0, owner.lastIndexOf('node_modules/'))
  const levels = beside.split(/(?<=\/)(?=node_modules\/)/)
  for (let depth = levels.length; depth >= 0; depth--) {
    const path = `${levels.slice(0, depth).join('')}node_modules/${name}`
    const found = packages[path]
    if (found) return found.version === version ? null : `${beside}node_modules/${name}`
  }
  return `node_modules/${name}`
}

/**
 * @typedef {{version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>}} Entry
 * @param {Record<string, Entry>} packages of a lock file
 * @returns {Record<string, Entry>} the entries that are missing, by path
 */
export function missingPlatforms(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [owner, entry] of Object.entries(packages)) {
    if (owner === '') continue
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d/.test(version)) continue
      const path = place({ ...packages, ...missing }, owner, name, version)
      if (path)
        missing[path] = { version, ...(entry.dev && { dev: true }), optional: true, ...platformOf(name) }
    }
  }
  return missing
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingPlatforms(lock.packages)
  const entries = Object.entries({ ...lock.packages, ...missing })
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  say(`${Object.keys(missing).length} platform packages added to package-lock.json`)
}
