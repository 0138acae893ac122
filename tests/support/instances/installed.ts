import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

const tryInstall = (packages: readonly string[]): void => {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env,
      timeout: 180_000,
      stdio: 'ignore',
    })
  } catch {
    // Then it is not there, and the caller says so.
  }
}

/**
 * The path of a program that the product can use and does not need. Installed where this is root on Debian; else
 * undefined, and the log says why the tests that need it are skipped.
 */
export const installed = (name: string, packages: readonly string[] = [name]): string | undefined => {
  if (!find(name) && process.getuid?.() === 0) tryInstall(packages)
  const path = find(name)
  if (path === undefined)
    console.warn(`skipped: ${name} is not installed; as root: apt-get install ${packages.join(' ')}`)
  return path
}
