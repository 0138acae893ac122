import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '#scripts/lib/bring-node.mjs'
import { PlainError } from '#scripts/lib/say.mjs'
import { nginxFile } from '#scripts/start/cluster/nginx-file.ts'
import { portOf } from '#scripts/start/ports.ts'
import type { Program } from '#scripts/start/supervisor.ts'

/** What a cluster is made of, beside lake and sandbox. */
export interface Cluster {
  redis: Program
  sites: readonly Program[]
  nginx: Program
  /** What the lake has to know of it. */
  lakeEnv: Readonly<Record<string, string>>
  /** Where it listens, beside SITE_URL. */
  addresses: Readonly<Record<'site 1' | 'site 2' | 'Redis', string>>
}

/** Programs of the system, each by one of its names, with the packages of Debian. */
const needed = [
  { names: ['redis-server', 'valkey-server'], install: 'apt-get install redis-server' },
  { names: ['nginx'], install: 'apt-get install nginx' },
] as const

/** Beside PATH: where systems keep servers. */
const usual = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

const searched = (): string[] => [...(process.env['PATH'] ?? '').split(delimiter), ...usual]

const find = (names: readonly string[], folders: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))

/** @throws PlainError with one line for each program that is not installed */
export const findPrograms = (folders: readonly string[] = searched()): { redis: string; nginx: string } => {
  const [redis, nginx] = needed.map(({ names }) => find(names, folders))
  if (redis && nginx) return { redis, nginx }
  const missing = needed.filter(({ names }) => !find(names, folders))
  throw new PlainError(
    missing.map(({ names, install }) => `${names.join(' or ')} is not installed: ${install}`).join('\n'),
  )
}

/**
 * Two instances of the site behind nginx, with a Redis, all on this machine: nginx listens at SITE_URL, the others on
 * the four ports behind it.
 * @throws PlainError with one line for each program that is not installed
 */
export const planCluster = (siteUrl: string, dataDir: string, site: Program): Cluster => {
  const programs = findPrograms()
  const port = portOf(siteUrl)
  const [one, two, redisPort, endedPort] = [port + 1, port + 2, port + 3, port + 4]
  const folder = join(dataDir, 'cluster')
  for (const name of ['redis', 'nginx']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  const redisUrl = `redis://127.0.0.1:${redisPort}`
  const configuration = join(folder, 'nginx', 'nginx.conf')
  const deploy = join(root, 'deploy', 'nginx')
  const user = process.getuid?.() === 0 ? userInfo().username : undefined
  const plan = { deploy, folder: join(folder, 'nginx'), port, endedPort, sites: [one, two], user }
  writeFileSync(configuration, nginxFile(plan))
  const instance = (name: string, own: number, data: string): Program => ({
    ...site,
    name,
    command: [...site.command.slice(0, -1), String(own)],
    health: `http://localhost:${own}/api/health`,
    env: {
      ...site.env,
      REDIS_URL: redisUrl,
      NGINX_URLS: `http://127.0.0.1:${endedPort}`,
      TRUSTED_PROXIES: '1',
      DATA_DIR: data,
    },
  })
  const bounds = ['--maxmemory', '128mb', '--maxmemory-policy', 'volatile-lru', '--appendonly', 'yes']
  return {
    redis: {
      name: 'redis',
      command: [
        programs.redis,
        '--port',
        String(redisPort),
        '--bind',
        '127.0.0.1',
        '--dir',
        join(folder, 'redis'),
        ...bounds,
      ],
      title: `redis-server`,
      health: `tcp://127.0.0.1:${redisPort}`,
    },
    sites: [instance('site-1', one, dataDir), instance('site-2', two, join(folder, 'site-2'))],
    nginx: {
      name: 'nginx',
      command: [programs.nginx, '-c', configuration, '-e', 'stderr'],
      title: 'nginx',
      health: `${siteUrl}/api/health`,
    },
    lakeEnv: { SITE_URLS: `http://localhost:${one},http://localhost:${two}` },
    addresses: {
      'site 1': `http://localhost:${one}`,
      'site 2': `http://localhost:${two}`,
      Redis: `http://localhost:${redisPort}`,
    },
  }
}
