import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const studio = dirname(fileURLToPath(import.meta.url))
export const root = dirname(studio)
const command = join(dirname(createRequire(import.meta.url).resolve('sanity/package.json')), 'bin', 'sanity')

/**
 * Sanity's CLI takes the folder of the configuration for a separate package, but this Studio is a folder of
 * one package. So each run gets a temporary folder with links to the real files.
 */
async function createProject() {
  const parent = join(studio, '.sanity')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'project-'))
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await cp(join(studio, 'static'), join(folder, 'static'), { recursive: true })
  // Typegen follows imports by the paths of a tsconfig and knows no imports of a package.json.
  const paths = { '#*': ['../../../*'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { baseUrl: '.', paths } }))
  for (const name of ['sanity.config', 'sanity.cli']) {
    await writeFile(join(folder, `${name}.ts`), `export { default } from '../../${name}.ts'\n`)
  }
  return folder
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {boolean} show
 * @returns {Promise<void>}
 */
function runSanity(folder, args, show) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      printed += chunk.toString()
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`sanity ${args.join(' ')} failed:\n${printed.trim()}`))
    })
  })
}

/**
 * Runs commands of Sanity's CLI on this Studio, one after the other: no questions, no telemetry.
 * `work` gets a `run` for one command, which rejects with what the CLI printed when it fails, and
 * the folder the commands run in, which is removed afterwards.
 * @template T
 * @param {(run: (...args: string[]) => Promise<void>, folder: string) => Promise<T>} work
 * @param {{ show?: boolean }} [options] `show` passes the CLI's lines through
 * @returns {Promise<T>}
 */
export async function withSanity(work, { show = false } = {}) {
  const folder = await createProject()
  try {
    return await work((...args) => runSanity(folder, args, show), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await withSanity((run) => run(...process.argv.slice(2)), { show: true }).catch(() => {
    process.exitCode = 1
  })
}
