import 'server-only'
import { Counter, type Registry } from 'prom-client'
import { addGauges } from '#common/metrics/gauges.ts'
import { brokerHealth } from '#web/broker/client/health.ts'
import { doubtedBids } from '#web/broker/client/judged-bids.ts'
import { leftOut } from '#web/content/lake/left-out.ts'
import { contentHealth } from '#web/content/publish/health.ts'
import { type CountName, counted } from '#web/lib/counts.ts'
import { type FirstLevelState, firstLevel } from '#web/serving/first-level.ts'
import { proxies } from '#web/serving/nginx/proxies.ts'
import { servedRecord } from '#web/serving/record/served-record.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'

const flag = (isSet: boolean): number => (isSet ? 1 : 0)

const loadHealth = async () => {
  const [{ lake, cache }, broker] = await Promise.all([contentHealth(), brokerHealth()])
  return { lake, cache, broker }
}

const addHealth = (registry: Registry): void => {
  addGauges(registry, loadHealth, [
    {
      name: 'site_lake_up',
      help: '1 while the lake answers the site, at once or slowly.',
      read: ({ lake }) => flag(lake.ok),
    },
    {
      name: 'site_lake_slow',
      help: '1 while the lake is there and keeps the site waiting for over two seconds.',
      read: ({ lake }) => flag(lake.state === 'slow'),
    },
    {
      name: 'site_broker_up',
      help: '1 while the broker answers the site.',
      read: ({ broker }) => flag(broker.ok),
    },
    {
      name: 'site_store_up',
      help: '1 while the data folder takes what is written.',
      read: ({ cache }) => flag(cache.ok),
    },
    {
      name: 'site_shared_store_up',
      help: '1 while the Redis of REDIS_URL takes and gives; absent for one instance alone.',
      read: () => {
        const store = sharedStore()
        return store && flag(store.problem === null)
      },
    },
    {
      name: 'site_nginx_told',
      help: '1 while every nginx of NGINX_URLS hears which pages have ended; absent without one.',
      read: () => {
        const front = proxies()
        return front && flag(front.problem === null)
      },
    },
    {
      name: 'site_content_seen_sequence',
      help: 'Newest transaction of the lake that the site has taken.',
      read: ({ cache }) => cache.seen,
    },
    {
      name: 'site_content_behind',
      help: 'Transactions of the lake that the site has not taken, drafts included; absent while the lake is away.',
      read: ({ cache }) => cache.behind ?? undefined,
    },
    {
      name: 'site_content_to_read',
      help: 'Answers of the lake that have expired and are being read again, without a visitor who waits for them.',
      read: ({ cache }) => cache.toRead,
    },
    {
      name: 'site_content_left_out',
      help: 'Documents and rows that pages are drawn without, since they do not have their shape; named in the health.',
      read: () => leftOut().length,
    },
    {
      name: 'site_broker_bids_doubted',
      help: 'Instruments whose last bid is not taken as the price of now; named in the health.',
      read: () => doubtedBids().length,
    },
    {
      name: 'site_serves_last_good',
      help: '1 while pages are made of what the lake said last.',
      read: ({ cache }) => flag(cache.servesLastGood),
    },
  ])
}

/** What visitors were given and the lake has yet to record; absent where pages are not recorded. */
const addRecord = (registry: Registry): void => {
  addGauges(registry, async () => servedRecord()?.state(), [
    {
      name: 'site_record_safe',
      help: '1 while what visitors are given is on disk until the lake has it; 0 while it is in memory alone, or missing.',
      read: (one) => one && flag(one.problem === null),
    },
    {
      name: 'site_record_waiting',
      help: 'Pages that the lake has not recorded.',
      read: (one) => one?.waiting,
    },
    { name: 'site_record_bytes', help: 'Size of what waits on disk.', read: (one) => one?.bytes },
    {
      name: 'site_record_gaps',
      help: 'Times, since the start of the site, of which the record does not know what was served.',
      read: (one) => one?.gaps,
    },
  ])
}

const levelCounts: readonly (readonly [
  name: string,
  help: string,
  read: (state: FirstLevelState) => number,
])[] = [
  ['site_first_level_restarts_total', 'How often the thread was started again.', ({ restarts }) => restarts],
  ['site_first_level_pages_total', 'Pages answered from memory.', ({ pages }) => pages],
  ['site_first_level_files_total', 'Files answered from memory.', ({ files }) => files],
  ['site_first_level_passed_total', 'Requests passed on to Next.', ({ passed }) => passed],
]

const state = (): FirstLevelState | undefined => firstLevel()?.state()

/** What the thread in front of Next has done since the start of the site; absent where Next answers alone. */
const addLevel = (registry: Registry): void => {
  addGauges(registry, async () => state(), [
    {
      name: 'site_first_level_up',
      help: '1 while the thread answers; 0 while Next answers alone.',
      read: (one) => one && flag(one.isAnswering),
    },
    { name: 'site_first_level_held', help: 'Pages and files in memory.', read: (one) => one?.held },
    { name: 'site_first_level_held_bytes', help: 'Size of what is in memory.', read: (one) => one?.bytes },
  ])
  for (const [name, help, read] of levelCounts) {
    const counter = new Counter({
      name,
      help,
      registers: [],
      collect() {
        const one = state()
        this.reset()
        if (one) this.inc(read(one))
      },
    })
    registry.registerMetric(counter)
  }
}

const countLabels: readonly (readonly [
  name: string,
  help: string,
  what: CountName,
  labels: readonly string[],
])[] = [
  [
    'site_broker_calls_total',
    'Calls to the broker by endpoint and outcome: answered, failed, or spared since it failed before.',
    'brokerCalls',
    ['endpoint', 'outcome'],
  ],
  [
    'site_broker_rows_left_out_total',
    'Rows of the broker that are left out, since they do not have the shape of the contract, by endpoint.',
    'brokerRows',
    ['endpoint'],
  ],
  [
    'site_broker_bids_doubted_total',
    'Bids that are not taken as prices of now, by reason: zero or below, a jump of over a fifth, or still for ten minutes.',
    'brokerBids',
    ['reason'],
  ],
  [
    'site_webhooks_total',
    'Webhooks by outcome: taken, repeated, malformed, or refused for their signature.',
    'webhooks',
    ['outcome'],
  ],
  [
    'site_page_store_reads_total',
    'Looks into the page store by outcome: held, or to be drawn.',
    'storedPages',
    ['outcome'],
  ],
]

const addCounts = (registry: Registry): void => {
  for (const [name, help, what, labelNames] of countLabels) {
    const counter = new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      collect() {
        this.reset()
        for (const [label, value] of counted(what)) {
          const values = label.split(' ')
          this.inc(Object.fromEntries(labelNames.map((one, at) => [one, values[at] ?? ''])), value)
        }
      },
    })
    registry.registerMetric(counter)
  }
}

/** Adds what the site tells of itself. Values are read when they are asked for; dependencies are given a second. */
export const addSiteMetrics = (registry: Registry): void => {
  for (const add of [addHealth, addRecord, addLevel, addCounts]) add(registry)
}
