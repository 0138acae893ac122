import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingPlatforms, platformOf } from '#scripts/complete-lock.mjs'
import { root } from '#scripts/lib/bring-node.mjs'

it('reads system, processor and C library from a package’s name', () => {
  expect(platformOf('@biomejs/cli-linux-x64-musl')).toEqual({ cpu: ['x64'], os: ['linux'], libc: ['musl'] })
  expect(platformOf('@rolldown/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
})

it('adds a missing platform beside the version that asks for it', () => {
  const packages = {
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-win32-x64': '2.0.0' } },
    'node_modules/host/node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { 'tool-win32-x64': '1.0.0' },
    },
  }
  expect(
    Object.entries(missingPlatforms(packages)).map(([path, { version }]) => `${path} ${version}`),
  ).toEqual(['node_modules/tool-win32-x64 2.0.0', 'node_modules/host/node_modules/tool-win32-x64 1.0.0'])
})

it('the lock file is complete, so that npm ci works on every platform', () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages = typeof lock === 'object' && lock !== null ? Reflect.get(lock, 'packages') : undefined
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(missingPlatforms(packages)).toEqual({})
})
