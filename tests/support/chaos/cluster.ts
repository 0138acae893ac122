import { freePort } from '#tests/support/free-port.ts'
import { startRedis, type TestRedis } from '#tests/support/instances/redis.ts'
import { type SecondSite, startSecondSite } from '#tests/support/instances/second-site.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import type { LakeProcess } from '#tests/support/lake/lake.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { isSweep } from '#tests/support/sample.ts'
import { type Link, startLink } from './link.ts'
import { startNginx, type TestNginx } from './nginx.ts'
import { type WeakMachine, weakMachine } from './weak-machine.ts'

const linkNames = [
  'nginx to site 1',
  'nginx to site 2',
  'lake to site 1',
  'lake to site 2',
  'site 1 to lake',
  'site 2 to lake',
  'site 1 to Redis',
  'site 2 to Redis',
] as const

export type LinkName = (typeof linkNames)[number]

/** Two instances of the site, the lake, Redis and nginx, each way between them one that can be cut. */
export interface ChaosCluster {
  /** Of nginx. */
  url: string
  one: TestSite<LakeProcess>
  two: SecondSite
  redis: TestRedis
  nginx: TestNginx
  links: Readonly<Record<LinkName, Link>>
  /** Of site 2 and the lake; in a sweep only, so that otherwise nothing stands before the programs. */
  machines: Readonly<Record<'site 2' | 'lake', WeakMachine>>
  stop(): Promise<void>
}

const makeLinks = async (): Promise<Record<LinkName, Link>> => {
  const [a, b, c, d, e, f, g, h] = await Promise.all(linkNames.map(startLink))
  if (!a || !b || !c || !d || !e || !f || !g || !h) throw new Error('eight ways')
  return {
    'nginx to site 1': a,
    'nginx to site 2': b,
    'lake to site 1': c,
    'lake to site 2': d,
    'site 1 to lake': e,
    'site 2 to lake': f,
    'site 1 to Redis': g,
    'site 2 to Redis': h,
  }
}

const portOf = (url: string): number => Number(new URL(url).port)

/** @param env of both instances, beside what makes them a cluster */
export const startCluster = async (env: Readonly<Record<string, string>> = {}): Promise<ChaosCluster> => {
  const links = await makeLinks()
  const address = (name: LinkName) => `http://localhost:${links[name].port}`
  const redis = await startRedis()
  const [nginxPort, endedPort, secondPort] = [await freePort(), await freePort(), await freePort()]
  const machines = { 'site 2': weakMachine('site'), lake: weakMachine('lake') }
  const url = `http://localhost:${nginxPort}`
  for (const name of ['site 1 to Redis', 'site 2 to Redis'] as const) links[name].leadTo(portOf(redis.url))
  for (const name of ['nginx to site 2', 'lake to site 2'] as const) links[name].leadTo(secondPort)
  const envOf = (number: 1 | 2) => ({
    SITE_URL: url,
    NGINX_URLS: `http://127.0.0.1:${endedPort}`,
    REDIS_URL: `redis://localhost:${links[`site ${number} to Redis`].port}`,
    LAKE_URL: address(`site ${number} to lake`),
    ...env,
  })
  const one = await startTestSite({
    webhooksTo: address('lake to site 1'),
    alsoTo: [address('lake to site 2')],
    env: envOf(1),
    lakeEnv: isSweep ? machines.lake.env : {},
    onLake: (lake, port) => {
      for (const name of ['site 1 to lake', 'site 2 to lake'] as const) links[name].leadTo(portOf(lake.url))
      for (const name of ['nginx to site 1', 'lake to site 1'] as const) links[name].leadTo(port)
    },
  })
  const two = await startSecondSite(one, secondPort, {
    ...envOf(2),
    ...(isSweep ? machines['site 2'].env : {}),
  })
  await caughtUp(one.lake)
  const nginx = await startNginx(nginxPort, endedPort, [
    links['nginx to site 1'].port,
    links['nginx to site 2'].port,
  ])
  return {
    url,
    one,
    two,
    redis,
    nginx,
    links,
    machines,
    stop: async () => {
      for (const link of Object.values(links)) link.heal()
      await nginx.stop()
      await two.stop()
      await one.stop()
      await redis.stop()
      await Promise.all(Object.values(links).map((link) => link.stop()))
      for (const machine of Object.values(machines)) machine.remove()
    },
  }
}
