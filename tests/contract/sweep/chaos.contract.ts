import { afterAll, beforeAll, describe, it } from 'vitest'
import { type ChaosCluster, type LinkName, startCluster } from '#tests/support/chaos/cluster.ts'
import { nginxProgram } from '#tests/support/chaos/nginx.ts'
import { type Fault, holdUnderLoad, type Load } from '#tests/support/chaos/under-load.ts'
import type { WeakMachine } from '#tests/support/chaos/weak-machine.ts'
import { redisServer } from '#tests/support/instances/redis.ts'
import { distDirOf, ensureBuild } from '#tests/support/site/site-build.ts'

/** Two instances, lake, Redis and nginx while something of them fails; all faults in a sweep, one otherwise. */

const dayMs = 24 * 60 * 60_000
const clocks = [
  ['an instance is a day ahead', 'site 2', dayMs],
  ['an instance is a day back', 'site 2', -dayMs],
  ['the lake is a day ahead', 'lake', dayMs],
  ['the lake is a day back', 'lake', -dayMs],
] as const

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids) process.kill(pid, name)
}

const pause = (pids: () => readonly number[]): Fault => ({
  begin: () => signal(pids(), 'SIGSTOP'),
  end: () => signal(pids(), 'SIGCONT'),
})

describe.skipIf(!redisServer || !nginxProgram)('a cluster of two instances', () => {
  let cluster: ChaosCluster
  beforeAll(async () => {
    cluster = await startCluster()
  }, 600_000)
  afterAll(() => cluster?.stop(), 120_000)

  it('serves on while an instance is killed', async () => {
    await holdUnderLoad(
      cluster,
      'kill -9 of an instance',
      { begin: () => cluster.two.end('SIGKILL'), end: () => cluster.two.start() },
      { faultMs: 1_500 },
    )
  }, 60_000)

  const lake = (): number[] => [cluster.one.lake.pid()].filter((pid) => pid !== undefined)
  const second = (): number[] => [cluster.two.pid()].filter((pid) => pid !== undefined)

  const part = (...names: readonly LinkName[]): Fault => ({
    begin: () => names.forEach((name) => cluster.links[name].cut()),
    end: () => names.forEach((name) => cluster.links[name].heal()),
  })
  const weaken = (of: 'lake' | 'site 2', begin: (machine: WeakMachine) => void): Fault => ({
    begin: () => begin(cluster.machines[of]),
    end: () => {
      const machine = cluster.machines[of]
      machine.setDiskFull(false)
      machine.setDiskDelay(0)
      machine.setClock(0)
    },
  })

  const cases: readonly { title: string; fault: Fault; load?: Load }[] = [
    {
      title: 'kill -9 of the lake',
      fault: { begin: () => cluster.one.lake.kill(), end: () => cluster.one.lake.start() },
      load: { mayGoBack: true },
    },
    {
      title: 'kill -9 of Redis',
      fault: { begin: () => cluster.redis.end(), end: () => cluster.redis.start() },
      load: { servesMeanwhile: true },
    },
    {
      title: 'kill -9 of nginx',
      fault: { begin: () => cluster.nginx.end('SIGKILL'), end: () => cluster.nginx.start() },
    },
    { title: 'an instance is paused', fault: pause(second), load: { mayGoBack: true } },
    { title: 'the lake is paused', fault: pause(lake) },
    {
      title: 'Redis is paused',
      fault: {
        begin: () => cluster.redis.signal('SIGSTOP'),
        end: () => cluster.redis.signal('SIGCONT'),
      },
      load: { servesMeanwhile: true },
    },
    { title: 'nginx is paused', fault: pause(() => cluster.nginx.pids()) },
    {
      title: 'an instance is parted from Redis',
      fault: part('site 2 to Redis'),
      load: { servesMeanwhile: true },
    },
    {
      title: 'an instance is parted from the lake',
      fault: part('site 2 to lake'),
      load: { mayGoBack: true },
    },
    {
      title: 'an instance and the lake are parted both ways',
      fault: part('site 2 to lake', 'lake to site 2'),
      load: { mayGoBack: true },
    },
    {
      title: 'webhooks to an instance are lost',
      fault: part('lake to site 2'),
      load: { servesMeanwhile: true },
    },
    { title: 'nginx is parted from an instance', fault: part('nginx to site 2') },
    {
      title: 'the disk of an instance is full',
      fault: weaken('site 2', (machine) => machine.setDiskFull(true)),
      load: { servesMeanwhile: true },
    },
    {
      title: 'the disk of the lake is full',
      fault: weaken('lake', (machine) => machine.setDiskFull(true)),
    },
    {
      title: 'the disk of an instance is slow',
      fault: weaken('site 2', (machine) => machine.setDiskDelay(300)),
      load: { servesMeanwhile: true },
    },
    {
      title: 'the disk of the lake is slow',
      fault: weaken('lake', (machine) => machine.setDiskDelay(300)),
    },
    ...clocks.map(([title, of, offByMs]) => ({
      title: `the clock of ${title}`,
      fault: weaken(of, (machine) => machine.setClock(offByMs)),
      // Who refuses the webhooks of a lake whose clock is wrong compares itself with its log instead.
      load: { servesMeanwhile: true },
    })),
  ]

  it.each(cases)(
    'holds its promises: $title',
    async ({ title, fault, load }) => {
      await holdUnderLoad(cluster, title, fault, { faultMs: 10_000, ...load })
    },
    120_000,
  )

  describe('with a newer build', () => {
    beforeAll(() => ensureBuild('deploy'), 600_000)

    it('serves on while one instance after the other is replaced', async () => {
      const newer = { NEXT_DIST_DIR: distDirOf('deploy') }
      const replace = async () => {
        await cluster.two.end()
        await cluster.two.start(newer)
        await cluster.one.stopSite()
        await cluster.one.startSite(newer)
      }
      await holdUnderLoad(cluster, 'a rolling deploy', { begin: replace, end: () => {} })
    }, 120_000)
  })
})
