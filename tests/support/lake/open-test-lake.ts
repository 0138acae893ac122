import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '#common/log/logger.ts'
import { openLake } from '#lake/open-lake.ts'
import { answerQuestion } from '#lake/query/pool/answer-question.ts'
import type { QueryPool } from '#lake/query/pool/pools.ts'
import { type RunningLake, startLake } from '#lake/server.ts'
import { readLakeSettings } from '#lake/settings.ts'
import { freePort } from '#tests/support/free-port.ts'
import { clientOf, lakeEnv, startPatientSite, type TestLake } from './lake.ts'
import { bringPeople } from './peopled.ts'

/** Answers in this process; the processes of a lake that serves people are what some tests start one for. */
const poolOfThisProcess = (timeLimitMs: number): QueryPool => ({
  answer: (_holder, dataset, request) => answerQuestion(dataset, request, timeLimitMs),
  stop: async () => {},
})

let patientSite: ReturnType<typeof startPatientSite> | undefined

/**
 * Connections that wait for a next request, told to their clients as closed by what it returns: a stop in order gives
 * each of them a second, and a client that had not heard would send its next request into one.
 */
const closerOfIdle = ({ server }: RunningLake): (() => Promise<void>) => {
  const idle = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on(
    'request',
    ({ socket }: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
      idle.delete(socket)
      response.once('close', () => {
        if (!socket.destroyed) idle.add(socket)
      })
    },
  )
  server.on('upgrade', ({ socket }: IncomingMessage) => idle.delete(socket))
  return async () => {
    await Promise.all(
      [...idle].map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()).end())),
    )
  }
}

/**
 * Opens a lake in the test's own process, on a free port and a data folder of its own: as `startTestLake` without
 * the second that a process takes. `env` overrides single variables.
 */
export async function openTestLake(env: Readonly<Record<string, string>> = {}): Promise<TestLake> {
  const port = await freePort()
  const url = env['LAKE_URL'] ?? `http://localhost:${port}`
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'halyard-lake-')))
  const site = await (patientSite ??= startPatientSite())
  const isNew = !existsSync(join(dataDir, 'lake', 'lake.sqlite'))
  if (env['DEMO_PASSWORD'] === undefined && isNew) await bringPeople(dataDir)
  const settings = readLakeSettings({
    ...lakeEnv({ url, site: site.url, dataDir }),
    // The demo users are in the data already.
    DEMO_PASSWORD: '',
    ...env,
    DATA_DIR: dataDir,
  })
  let output = ''
  const log = createLogger((line) => {
    output += line
  })
  const pools = { member: poolOfThisProcess(10_000), anonymous: poolOfThisProcess(2_000) }
  const launch = async () => {
    const lake = await startLake(settings, () => openLake(settings, log, pools))
    const closeIdle = closerOfIdle(lake)
    return async () => {
      await closeIdle()
      await lake.stop()
    }
  }
  /** What ends it, while it runs. */
  let running: Promise<() => Promise<void>> | undefined = launch()
  const close = async () => {
    const end = await running
    running = undefined
    await end?.()
  }
  const start = async () => {
    await (running ??= launch())
  }
  await start()
  return {
    url,
    dataDir,
    output: () => output,
    client: (options) => clientOf(url, options),
    close,
    start,
    stop: async () => {
      await close()
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
    },
    whileAway: async (work) => {
      await close()
      try {
        return await work()
      } finally {
        await start()
      }
    },
  }
}
