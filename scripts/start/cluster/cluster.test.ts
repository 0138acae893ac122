import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPrograms } from './cluster.ts'
import { nginxFile } from './nginx-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-cluster-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('says in one line each what is missing', () => {
  expect(() => findPrograms([folder])).toThrow(
    'redis-server or valkey-server is not installed: apt-get install redis-server\nnginx is not installed: apt-get install nginx',
  )
  writeFileSync(join(folder, 'valkey-server'), '')
  expect(() => findPrograms([folder])).toThrow(/^nginx is not installed/)
  writeFileSync(join(folder, 'nginx'), '')
  expect(findPrograms([folder])).toEqual({
    redis: join(folder, 'valkey-server'),
    nginx: join(folder, 'nginx'),
  })
})

it('lets nginx write to its folder alone', () => {
  const plan = { deploy: '/deploy', folder: '/data/nginx', port: 3000, endedPort: 3004, sites: [3001, 3002] }
  const text = nginxFile(plan)
  const paths = [...text.matchAll(/"(\/[^"]+)"/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.filter((path) => !path?.startsWith('/data/nginx/') && !path?.startsWith('/deploy/'))).toEqual(
    [],
  )
  expect(text).not.toContain('\nuser ')
  expect(nginxFile({ ...plan, user: 'root' })).toContain('\nuser root;')
})
