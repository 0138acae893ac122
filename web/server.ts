import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import next from 'next'
import { z } from 'zod'
import { processKey } from '#web/lib/http/vouched.ts'
import { noteStopping } from '#web/lib/stopping.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { FrontWorker } from '#web/serving/front/front-worker.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/**
 * The site's server. Next stands behind a socket that only this process knows, and a thread in front of it listens
 * where visitors ask (record 51); with FIRST_LEVEL=off Next listens there itself. `--port` says where that is: behind a
 * proxy it is not the port of SITE_URL. The address and not `localhost`: that is two on most machines, of which a
 * proxy would ask both, and one would refuse.
 */
const host = '127.0.0.1'
const signals = ['SIGTERM', 'SIGINT'] as const

process.title = 'site-server'
const begunAt = performance.now()
const { siteUrl, trustedProxies, firstLevel, nginxUrls } = siteSettings()
const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = z.coerce.number().int().min(1).max(65_535).parse(values.port)
const isHttps = siteUrl.startsWith('https:')
const app = next({ dev: false, dir: 'web', hostname: 'localhost', port })

/** Also for what the thread adds to a visitor's headers, which may be of full size. */
const maxHeaderSize = 32 * 1024

const listen = (server: Server, where: { path: string } | { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Runs before what else listens to the signals: instrumentation.ts drains the servers of this process. */
const beforeTheOthers = (end: () => Promise<void>): void => {
  for (const signal of signals) {
    const others = process.listeners(signal)
    process.removeAllListeners(signal)
    process.once(signal, () => {
      void end().then(() => {
        for (const other of others) Reflect.apply(other, process, [signal])
      })
    })
  }
}

/** Connections that are told to end with their next answer: their visitors come back to the thread. */
const leaving = new WeakSet<Server>()

/** Next listens itself where visitors ask: without the first level, and while its thread is started again. */
const direct = (answer: RequestListener) => {
  let server: Server | undefined
  return {
    listenInstead: async () => {
      if (server) return
      const listening = createServer({ maxHeaderSize }, (request, response) => {
        if (leaving.has(listening)) response.shouldKeepAlive = false
        answer(request, response)
      })
      server = listening
      await listen(listening, { host, port })
    },
    /** Answers once more on the connections it has. */
    stopListening: async () => {
      const before = server
      if (!before) return
      server = undefined
      leaving.add(before)
      await new Promise<void>((resolve) => {
        setImmediate(() => {
          NetServer.prototype.close.call(before)
          resolve()
        })
      })
    },
  }
}

const answerBehind = (answer: RequestListener) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'next.sock')
  return listen(createServer({ maxHeaderSize }, answer), { path }).then(() => path)
}

// Runs last, when every request has been answered.
for (const signal of signals) process.once(signal, () => void app.close().finally(() => process.exit(0)))
await app.prepare()
const handle = app.getRequestHandler()
const answer: RequestListener = (request, response) => void handle(request, response)
const alone = direct(answer)
if (firstLevel) {
  const keeper = new FrontWorker({
    settings: {
      host,
      port,
      socketPath: await answerBehind(answer),
      key: processKey(),
      trustedProxies,
      isHttps,
      isKept: nginxUrls.length > 0,
      maxBytes: firstLevel.bytes,
      idleMs: firstLevel.idleMs,
    },
    ...alone,
  })
  siteProcess.firstLevel = keeper.feed
  beforeTheOthers(() => keeper.end())
  await keeper.start()
} else await alone.listenInstead()
noteStopping(signals)
console.log(`Ready in ${Math.round(performance.now() - begunAt)} ms at http://localhost:${port}`)
