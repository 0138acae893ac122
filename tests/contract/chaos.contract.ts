import { afterAll, beforeAll, describe, it } from 'vitest'
import { type ChaosCluster, startCluster } from '#tests/support/chaos/cluster.ts'
import { nginxProgram } from '#tests/support/chaos/nginx.ts'
import { type Fault, holdUnderLoad } from '#tests/support/chaos/under-load.ts'
import { redisServer } from '#tests/support/instances/redis.ts'
import { isSweep } from '#tests/support/sample.ts'

/** Two instances, lake, Redis and nginx while something of them fails; all faults in a sweep, one otherwise. */

describe.skipIf(!redisServer || !nginxProgram)('a cluster of two instances', () => {
  let cluster: ChaosCluster
  beforeAll(async () => {
    cluster = await startCluster()
  }, 600_000)
  afterAll(() => cluster?.stop(), 60_000)

  it('serves on while an instance is killed', async () => {
    await holdUnderLoad(
      cluster,
      'kill -9 of an instance',
      { begin: () => cluster.two.end('SIGKILL'), end: () => cluster.two.start() },
      { faultMs: 1_500 },
    )
  }, 60_000)

  const cases: readonly (readonly [string, () => Fault])[] = [
    ['kill -9 of Redis', () => ({ begin: () => cluster.redis.end(), end: () => cluster.redis.start() })],
  ]

  it.runIf(isSweep).each(cases)(
    'holds its promises: %s',
    async (title, fault) => {
      await holdUnderLoad(cluster, title, fault(), { faultMs: 10_000 })
    },
    120_000,
  )
})
