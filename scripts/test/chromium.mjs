// @ts-check
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { PlainError, step } from '../lib/say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** @param {string} file */
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
  } catch {
    return false
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && runs(file))

/** Playwright keeps its browsers in one folder per version; the newest that runs is taken. */
function inPlaywrightCache() {
  const folders = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? Reflect.get(folders, process.platform)
  if (typeof cache !== 'string' || !existsSync(cache)) return undefined
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => inside.map((file) => join(cache, name, file)))
    .find((file) => existsSync(file) && runs(file))
}

/** @param {string} command @param {string[]} args @param {number} timeout */
const attempt = (command, args, timeout) =>
  Promise.resolve(
    spawnSync(command, args, { timeout, stdio: 'ignore', shell: process.platform === 'win32' }).status === 0,
  )

/**
 * Finds a Chromium, or gets one: `$CHROMIUM`, PATH, Playwright's cache, Playwright's download (at most 90 s),
 * and as root on Debian its package.
 * @returns {Promise<string>} the program's path
 */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (runs(named)) return named
    throw new PlainError(`CHROMIUM=${named} cannot be run. Set it to a Chromium program, or unset it.`)
  }
  const present = onPath() ?? inPlaywrightCache()
  if (present) return present
  await step('Downloading Chromium', () =>
    attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 90_000),
  )
  const downloaded = inPlaywrightCache()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium from the system packages', async () => {
      await attempt('apt-get', ['update', '-qq'], 120_000)
      await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 300_000)
    })
    const installed = onPath()
    if (installed) return installed
  }
  throw new PlainError(
    'No Chromium was found or could be had. Install it, or set CHROMIUM to its path, then test again.',
  )
}
