import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '#tests/support/process.ts'
import { lowestVersions } from './lowest-versions.ts'

const words = z.union([z.array(z.string()), z.string().transform((word) => [word])]).optional()
const entrySchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  os: words,
  cpu: words,
  libc: words,
})
type Entry = z.infer<typeof entrySchema>

const lock = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)

const numbers = (version: string): number[] => version.split('.').map(Number)

/** Whether `version` is no lower than the lowest of its major; a major above all that are listed is. */
function isSafe(version: string, atLeast: readonly string[]): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [major = 0] = numbers(version)
  const floor = atLeast.find((lowest) => numbers(lowest)[0] === major)
  if (floor === undefined) return atLeast.every((lowest) => (numbers(lowest)[0] ?? 0) < major)
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

/** Whether npm installs it on the machines the product runs on: Linux with glibc on x64. */
const isForLinux = ({ os, cpu, libc }: Entry): boolean =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true)

describe('lock file', () => {
  it.each(Object.entries(lowestVersions))('%s is no lower than what is safe', (name, { atLeast }) => {
    const installed = packages.filter(([path]) => nameOf(path) === name)
    expect(installed.length).toBeGreaterThan(0)
    const low = installed.filter(([, { version = '' }]) => !isSafe(version, atLeast))
    expect(low.map(([path, { version }]) => `${path} ${version}`)).toEqual([])
  })

  it('tells lower versions, prereleases and older majors', () => {
    expect(isSafe('16.3.2', ['16.3.3'])).toBe(false)
    expect(isSafe('16.10.0', ['16.3.3'])).toBe(true)
    expect(isSafe('16.3.3-canary.1', ['16.3.3'])).toBe(false)
    expect(isSafe('15.9.9', ['16.3.3'])).toBe(false)
    expect(isSafe('6.0.0', ['7.5.10', '8.21.0'])).toBe(false)
    expect(isSafe('9.0.0', ['7.5.10', '8.21.0'])).toBe(true)
  })

  it('has a checksum for every package of this platform, and names no host', () => {
    const here = packages.filter(([, entry]) => isForLinux(entry))
    expect(here.length).toBeGreaterThan(1000)
    expect(
      here.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })
})
