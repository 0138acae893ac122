import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestSandbox } from '#tests/support/broker/sandbox.ts'
import { startNginx } from '#tests/support/chaos/nginx.ts'
import { readPage } from '#tests/support/chaos/readers.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startRedis } from '#tests/support/instances/redis.ts'
import { startSecondSite } from '#tests/support/instances/second-site.ts'
import { startLakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { residentMemory } from '#tests/support/process.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import { openPages } from './cluster/open-pages.ts'
import { unlimitedNginx } from './cluster/unlimited-nginx.ts'
import { watch } from './quotes/viewers.ts'
import { startStaticNginx } from './rate/static-nginx.ts'
import { needPrograms, rate } from './rate/wrk.ts'

/**
 * `npm run bench cluster [readers]`: two instances, nginx, Redis and a lake on this machine, in one run: how long a
 * publish takes until each serves it; answers a second of the default site, alone and behind nginx, beside one worker
 * of nginx with the same bytes; so many open pages and viewers of prices; memory. It reports and judges nothing: the
 * promises are held by `contract/sweep/site-nginx` and `contract/sweep/chaos`. Needs `nginx`, `wrk` and `redis-server`.
 */
const readers = Number(process.argv[2] ?? 3_000)
const [publishes, seconds, rounds, pollSeconds] = [100, 4, 3, 30]
const path = '/about/intro'

needPrograms('nginx', 'wrk', 'redis-server')

const [nginxPort, endedPort, secondPort] = [await freePort(), await freePort(), await freePort()]
const sandbox = await startTestSandbox()
const broker = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/q/v1/QF1001'))
const redis = await startRedis()
const env = {
  SITE_URL: `http://localhost:${nginxPort}`,
  REDIS_URL: redis.url,
  NGINX_URLS: `http://127.0.0.1:${endedPort}`,
}
const one = await startTestSite({
  brokerUrl: broker.url,
  alsoTo: [`http://localhost:${secondPort}`],
  env,
})
const two = await startSecondSite(one, secondPort, { brokerUrl: broker.url, ...env })
await caughtUp(one.lake)
const deploy = unlimitedNginx()
const sites = [Number(new URL(one.url).port), secondPort]
const nginx = await startNginx(nginxPort, endedPort, sites, deploy.folder)

const share = (times: readonly number[], of: number): string =>
  `${(times[Math.min(times.length - 1, Math.ceil(times.length * of) - 1)] ?? Number.NaN).toFixed(0)} ms`

const id = await one.client.fetch<string>('*[_type == "page" && language == "en" && path == $path][0]._id', {
  path,
})

const publish = async (): Promise<string> => {
  const title = `Title ${Math.random().toString(36).slice(2)}`
  await one.client.patch(id).set({ 'metadata.title': title }).commit()
  return title
}

const untilServed = async (url: string, title: string): Promise<number> => {
  const begun = performance.now()
  const agent = new Agent({ keepAlive: true })
  while (!(await readPage(`${url}${path}`, agent)).body.includes(title)) await sleep(2)
  agent.destroy()
  return performance.now() - begun
}

const say = (name: string, all: number[]) => {
  const rising = all.toSorted((a, b) => a - b)
  console.log(`${name.padEnd(36)} ${share(rising, 0.5)} / ${share(rising, 0.99)}`)
}

const measurePublishes = async (): Promise<void> => {
  const places = [
    ['instance 1', one.url],
    ['instance 2', two.url],
    ['nginx', nginx.url],
  ] as const
  const times = new Map<string, number[]>(places.map(([name]) => [name, []]))
  const writes: number[] = []
  for (let at = 0; at < publishes; at += 1) {
    const begun = performance.now()
    const title = await publish()
    writes.push(performance.now() - begun)
    await Promise.all(places.map(async ([name, url]) => times.get(name)?.push(await untilServed(url, title))))
  }
  console.log(`${publishes} publishes, median / p99`)
  say('  until the lake has acknowledged', writes)
  for (const [name, all] of times) say(`  from then until ${name} serves it`, all)
}

const measureRates = async (): Promise<void> => {
  const still = await startStaticNginx(await one.text(path))
  try {
    for (let round = 0; round < rounds; round += 1) {
      const file = await rate(still.url, seconds)
      console.log(
        `one worker of nginx with a file: ${Math.round(file.perSecond)}/s, ${file.median} / ${file.p99}`,
      )
      for (const [name, url] of [
        ['an instance alone', one.url],
        ['behind nginx', nginx.url],
      ] as const) {
        const { perSecond, median, p99 } = await rate(`${url}${path}`, seconds)
        console.log(
          `  ${name}: ${Math.round(perSecond)}/s, ${median} / ${p99}, ratio ${(perSecond / file.perSecond).toFixed(2)}`,
        )
      }
    }
  } finally {
    still.stop()
  }
}

const measureReaders = async (): Promise<void> => {
  const pages = await openPages([one.url, two.url], path, readers)
  const told = pages.told()
  await publish()
  const times = await told
  const lists = ['EURUSD,XAUUSD,NAS100', 'EURUSD', 'GER30,HK50,USOIL,UKOIL', 'XAUUSD']
  const before = broker.queries()
  const viewers = [one.url, two.url].map((url) =>
    watch(url, readers / 2, lists, pollSeconds * 1_000, env.SITE_URL),
  )
  const seen = await Promise.all(viewers)
  const polls = ((broker.queries() - before) * 60) / pollSeconds
  const sum = (of: 'answered' | 'refused') => seen.reduce((all, part) => all + part[of], 0)
  console.log(
    `${pages.open} open pages (${pages.refused} refused) are told of a publish, since it was sent: ${share(times, 0.5)} / ${share(times, 0.99)}`,
  )
  console.log(
    `${readers} viewers of prices: ${sum('answered')} polls answered, ${sum('refused')} refused, ${polls.toFixed(1)} calls a minute to the broker`,
  )
  sayMemory(`with ${readers} open pages and viewers`)
  pages.close()
}

const sayMemory = (when: string): void => {
  const programs: readonly (readonly [string, readonly (number | undefined)[]])[] = [
    ['instance 1', [one.pid()]],
    ['instance 2', [two.pid()]],
    ['lake', [one.lake.pid()]],
    ['Redis', [redis.pid()]],
    ['nginx', nginx.pids()],
  ]
  const held = programs.map(
    ([name, pids]) => `${name} ${pids.map((pid) => residentMemory(pid) ?? '?').join(' + ')} MB`,
  )
  console.log(`memory ${when}: ${held.join(', ')}`)
}

const load = () =>
  loadavg()
    .map((of) => of.toFixed(1))
    .join(' ')

try {
  console.log(`load average before: ${load()}`)
  for (const url of [one.url, two.url, nginx.url]) await readPage(`${url}${path}`, new Agent())
  sayMemory('at the start')
  await measurePublishes()
  await measureRates()
  await measureReaders()
  console.log(`load average behind: ${load()}`)
} finally {
  await nginx.stop()
  await two.stop()
  await one.stop()
  await redis.stop()
  await broker.stop()
  await sandbox.stop()
  deploy.remove()
}
