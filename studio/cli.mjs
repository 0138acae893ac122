import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const studio = dirname(fileURLToPath(import.meta.url))
export const root = dirname(studio)

/**
 * Sanity's CLI takes the folder with the configuration for a package of its own, and this Studio is
 * a room of one package. So it gets a folder it can take for one, which leads to the real files.
 */
const project = join(studio, '.sanity', 'project')

function prepareProject() {
  mkdirSync(project, { recursive: true })
  cpSync(join(root, 'package.json'), join(project, 'package.json'))
  cpSync(join(studio, 'static'), join(project, 'static'), { recursive: true })
  for (const name of ['sanity.config', 'sanity.cli']) {
    writeFileSync(join(project, `${name}.ts`), `export { default } from '../../${name}.ts'\n`)
  }
}

function findBin() {
  const manifest = createRequire(import.meta.url).resolve('sanity/package.json')
  return join(dirname(manifest), 'bin', 'sanity')
}

/**
 * Runs Sanity's CLI on this Studio: no questions, no telemetry.
 * @param {readonly string[]} args the command, e.g. `['build', '--yes', folder]`
 * @param {{ show?: boolean }} [options] `show` passes the CLI's lines through instead of keeping them
 * @returns {Promise<void>} rejects with what the CLI printed when it fails
 */
export function runSanity(args, { show = false } = {}) {
  prepareProject()
  const child = spawn(process.execPath, [findBin(), ...args], {
    cwd: project,
    env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    printed += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`sanity ${args[0]} failed:\n${printed.trim()}`))
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runSanity(process.argv.slice(2), { show: true }).catch(() => {
    process.exitCode = 1
  })
}
