import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { redisServer, startRedis, type TestRedis } from '#tests/support/instances/redis.ts'
import { askOnce } from '#web/broker/client/ask-once.ts'
import type { BrokerAnswer } from '#web/broker/client/call.ts'
import { SharedLimit } from '#web/broker/gate/shared-limit.ts'
import { SharedSessionTable } from '#web/lib/sessions/shared-session-table.ts'
import { SqliteSessionTable } from '#web/lib/sessions/sqlite-session-table.ts'
import { RedisStore } from '#web/lib/shared/redis-store.ts'
import { siteProcess } from '#web/lib/site-process.ts'

const stores: RedisStore[] = []
const servers: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const store of stores.splice(0)) store.close()
  for (const server of servers.splice(0)) await server.stop()
})

const redis = async (...options: string[]): Promise<TestRedis> => {
  const server = await startRedis(...options)
  servers.push(server)
  return server
}

const open = async (url: string): Promise<RedisStore> => {
  const store = new RedisStore(url, 'halyard:test')
  stores.push(store)
  await store.open()
  return store
}

const set = (store: RedisStore, value: string) =>
  store.use((client) => client.set(store.key('a'), value, { expiration: { type: 'EX', value: 60 } }))

/** A table of one instance; a file named once more is that of an instance that starts again. */
const ownTable = (file = join(mkdtempSync(join(tmpdir(), 'halyard-shared-')), 'sessions.db')) => {
  const table = new SqliteSessionTable(file)
  servers.push({
    stop: async () => {
      table.close()
      rmSync(dirname(file), { recursive: true, force: true })
    },
  })
  return { file, table }
}

describe.skipIf(!redisServer)('the store that instances share', () => {
  it('is used at once, and what one announces the others hear', async () => {
    const { url } = await redis()
    const [one, other] = [await open(url), await open(url)]
    const heard: string[] = []
    await other.listen('news', (text) => heard.push(text))
    await vi.waitFor(async () => {
      await one.announce('news', 'hello')
      expect(heard).toContain('hello')
    })
    expect([one.problem, await set(one, 'x')]).toEqual([null, 'OK'])
    expect(await other.use((client) => client.get(other.key('a')))).toBe('x')
  })

  it('is done without while it is away or hangs, and comes back by itself', async () => {
    const server = await redis()
    const store = await open(server.url)
    const returned = vi.fn<() => void>()
    store.onReturn(returned)
    await server.end()
    await vi.waitFor(async () => expect(await set(store, 'x')).toBeNull())
    expect(store.problem).toMatch(/REDIS_URL/)
    await server.start()
    await vi.waitFor(async () => expect(await set(store, 'y')).toBe('OK'), 10_000)
    expect([store.problem, returned.mock.calls.length]).toEqual([null, 1])
    server.signal('SIGSTOP')
    const begun = performance.now()
    expect(await set(store, 'z')).toBeNull()
    const waited = performance.now() - begun
    expect(waited).toBeLessThan(3_000)
    // Known to hang: nobody waits any more.
    const again = performance.now()
    expect(await set(store, 'z')).toBeNull()
    expect(performance.now() - again).toBeLessThan(waited / 2)
    server.signal('SIGCONT')
    await vi.waitFor(async () => expect(await set(store, 'y')).toBe('OK'), 10_000)
  }, 40_000)

  it('is found when it hangs while the instance starts', async () => {
    const server = await redis()
    server.signal('SIGSTOP')
    const begun = performance.now()
    const store = await open(server.url)
    const returned = vi.fn<() => void>()
    store.onReturn(returned)
    expect([performance.now() - begun < 5_000, store.problem]).toEqual([
      true,
      expect.stringMatching(/does not answer/),
    ])
    server.signal('SIGCONT')
    await vi.waitFor(() => expect([store.problem, returned.mock.calls.length]).toEqual([null, 1]), 8_000)
  }, 30_000)

  it('is found when it starts after the instance, or takes the password later', async () => {
    const server = await redis()
    await server.end()
    const late = await open(server.url)
    expect(late.problem).toMatch(/Nothing listens/)
    await server.start()
    await vi.waitFor(() => expect(late.problem).toBeNull(), 8_000)
    const locked = await redis('--requirepass', 'right')
    const refused = await open(locked.url)
    const operator = createClient({ url: locked.url.replace('//', '//:right@') })
    await operator.connect()
    await operator.configSet('requirepass', '')
    await vi.waitFor(() => expect(refused.problem).toBeNull(), 12_000)
    operator.destroy()
  }, 40_000)

  it('says in one sentence what is wrong with it', async () => {
    const web = createServer((socket) => {
      // Who hears no Redis hangs up.
      socket.on('error', () => {})
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    })
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    servers.push({ stop: async () => void web.close() })
    const address = web.address()
    const webPort = address !== null && typeof address === 'object' ? address.port : 0
    const locked = await redis('--requirepass', 'right')
    const replica = await redis('--replicaof', '127.0.0.1', '1')
    const full = await redis('--maxmemory', '1')
    const cases: [string, RegExp][] = [
      [`redis://127.0.0.1:${webPort}`, /is no Redis/],
      ['redis://127.0.0.1:1', /Nothing listens/],
      ['redis://host.invalid:6379', /host of REDIS_URL is not known/],
      [locked.url, /refuses the password/],
      [locked.url.replace('//', '//:wrong@'), /refuses the password/],
      [replica.url, /is a replica/],
      [full.url, /is full/],
    ]
    for (const [url, sentence] of cases) {
      const store = await open(url)
      await vi.waitFor(
        () => expect([url, store.problem]).toEqual([url, expect.stringMatching(sentence)]),
        5_000,
      )
      expect(await set(store, 'x')).toBeNull()
    }
  }, 40_000)

  it('notices that it has become full while it runs, and that there is room again', async () => {
    const { url } = await redis()
    const store = await open(url)
    const operator = createClient({ url })
    await operator.connect()
    await operator.configSet('maxmemory', '1')
    await set(store, 'x')
    expect(store.problem).toMatch(/is full/)
    await operator.configSet('maxmemory', '0')
    await vi.waitFor(() => expect(store.problem).toBeNull(), 7_000)
    expect(await set(store, 'x')).toBe('OK')
    operator.destroy()
  }, 20_000)
})

const session = (id: string, owner = 'ada') => ({
  kind: 'session' as const,
  id,
  owner,
  until: Date.now() + 60_000,
})

describe.skipIf(!redisServer)('sessions that instances share', () => {
  it('are open and ended for all of them', async () => {
    const { url } = await redis()
    const [one, other] = await Promise.all(
      [0, 1].map(async () => new SharedSessionTable(ownTable().table, await open(url))),
    )
    if (!one || !other) throw new Error('two tables')
    await one.open(session('a'))
    await other.open(session('b'))
    await one.open(session('c', 'byron'))
    expect(await other.isOpen('session', 'a')).toBe(true)
    expect(await other.extend('session', 'a', Date.now() + 90_000)).toBe(true)
    await other.end('session', 'a')
    expect(await one.isOpen('session', 'a')).toBe(false)
    expect(await one.extend('session', 'a', Date.now() + 90_000)).toBe(false)
    await one.endAll('session', 'ada')
    expect(await other.isOpen('session', 'b')).toBe(false)
    expect(await other.isOpen('session', 'c')).toBe(true)
  })

  it('stay open where they were opened while the store is away, and what ended meanwhile ends everywhere', async () => {
    const server = await redis()
    const [first, second] = [await open(server.url), await open(server.url)]
    const [one, other] = [
      new SharedSessionTable(ownTable().table, first),
      new SharedSessionTable(ownTable().table, second),
    ]
    await one.open(session('a'))
    server.signal('SIGSTOP')
    expect(await one.isOpen('session', 'a')).toBe(true)
    await one.end('session', 'a')
    await one.open(session('b'))
    expect([await one.isOpen('session', 'a'), await one.isOpen('session', 'b')]).toEqual([false, true])
    server.signal('SIGCONT')
    await vi.waitFor(async () => expect(await other.isOpen('session', 'b')).toBe(true), 12_000)
    await sleep(50)
    expect(await other.isOpen('session', 'a')).toBe(false)
  }, 30_000)

  it('stay ended when the instance starts again before the store is back', async () => {
    const server = await redis()
    const { file, table } = ownTable()
    const before = await open(server.url)
    const one = new SharedSessionTable(table, before)
    const other = new SharedSessionTable(ownTable().table, await open(server.url))
    await one.open(session('a'))
    await one.open(session('b', 'byron'))
    await other.open(session('c', 'byron'))
    server.signal('SIGSTOP')
    await one.end('session', 'a')
    await one.endAll('session', 'byron')
    before.close()
    const again = new SharedSessionTable(ownTable(file).table, await open(server.url))
    server.signal('SIGCONT')
    await vi.waitFor(async () => {
      for (const instance of [again, other])
        for (const id of ['a', 'b', 'c'])
          expect([id, await instance.isOpen('session', id)]).toEqual([id, false])
    }, 12_000)
    // The store knows, not only who ended them.
    await sleep(100)
    const third = new SharedSessionTable(ownTable().table, await open(server.url))
    expect(await third.isOpen('session', 'c')).toBe(false)
  }, 30_000)

  it('end for all with the others of their owner, also where the store knows nothing of them', async () => {
    const server = await redis()
    const own = ownTable().table
    await own.open(session('alone'))
    await own.open(session('of another', 'byron'))
    const one = new SharedSessionTable(ownTable().table, await open(server.url))
    const other = new SharedSessionTable(own, await open(server.url))
    expect(await other.isOpen('session', 'alone')).toBe(true)
    await vi.waitFor(async () => {
      await one.endAll('session', 'ada')
      expect(await other.isOpen('session', 'alone')).toBe(false)
    })
    expect(await other.isOpen('session', 'of another')).toBe(true)
    // Nobody answers an announcement with one.
    await sleep(50)
    expect(await own.untold()).toEqual([])
  })
})

const answerWith = (dt: unknown): BrokerAnswer => ({
  status: 200,
  envelope: { res: 1, code: 0, msg: '', dt },
  authorization: null,
})

const share = async (server: TestRedis) => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests with more than 32 letters')
  siteProcess.sharedStore = await open(server.url)
  return siteProcess.sharedStore
}

describe.skipIf(!redisServer)('what instances count and ask together', () => {
  afterEach(() => {
    siteProcess.sharedStore = undefined
    vi.unstubAllEnvs()
  })

  const rule = { most: 3, within: 60_000 }

  it('a limit of all counts the attempts of each, and holds no address', async () => {
    const store = await share(await redis())
    const [one, other] = [new SharedLimit('test', rule), new SharedLimit('test', rule)]
    const address = '192.0.2.77'
    expect([await one.take(address), await other.take(address), await one.take(address)]).toEqual([0, 0, 0])
    expect(await other.take(address)).toBeGreaterThan(0)
    expect(await other.take('192.0.2.78')).toBe(0)
    await one.giveBack(address)
    expect(await other.take(address)).toBe(0)
    expect(await one.take(address)).toBeGreaterThan(0)
    await other.clear(address)
    expect(await other.take(address)).toBe(0)
    const keys = await store.use((client) => client.keys('*'))
    expect(keys?.length).toBeGreaterThan(1)
    expect(keys?.join(' ')).not.toContain('192.0.2')
    for (const key of keys ?? []) expect(await store.use((client) => client.pTTL(key))).toBeGreaterThan(0)
  })

  it('without the store each counts alone', async () => {
    const server = await redis()
    await share(server)
    await server.end()
    const limit = new SharedLimit('test', rule)
    const waits = [await limit.take('a'), await limit.take('a'), await limit.take('a'), await limit.take('a')]
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true])
  })

  it('a question is put by one of them, and its answer has its true age', async () => {
    await share(await redis())
    let asked = 0
    const ask = async (): Promise<BrokerAnswer> => {
      asked += 1
      await sleep(150)
      return answerWith({ asked })
    }
    const times = { freshMs: 800, maxAgeMs: 500 }
    const instances = Array.from({ length: 5 }, () => askOnce('test', times, ask))
    const first = await Promise.all(instances.map((instance) => instance()))
    const told = first.map(({ answer }) => answer.envelope.dt)
    expect([asked, told]).toEqual([1, instances.map(() => ({ asked: 1 }))])
    await sleep(200)
    const [known] = await Promise.all(instances.map((instance) => instance()))
    expect([asked, known && known.age >= 200 && known.age < 500]).toEqual([1, true])
    await sleep(400)
    const begun = performance.now()
    await Promise.all(instances.map((instance) => instance()))
    // Not before the answer before it was old enough.
    expect([asked, performance.now() - begun > 100]).toEqual([2, true])
  })

  it('one that fails while it asks is followed by another', async () => {
    const store = await share(await redis())
    await store.use((client) =>
      client.set(store.key('lease', 'test'), '1', { expiration: { type: 'PX', value: 500 } }),
    )
    expect((await askOnce('test', { freshMs: 800, maxAgeMs: 500 }, async () => answerWith({}))()).age).toBe(0)
  })
})
