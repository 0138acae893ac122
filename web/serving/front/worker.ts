import { parentPort, workerData } from 'node:worker_threads'
import { takeConsole } from '#common/log/take-console.ts'
import { takeProcessKey } from '#web/lib/http/vouched.ts'
import { FrontServer } from './front-server.ts'
import type { FrontSettings, FromFront, ToFront } from './messages.ts'

/** The thread in front of Next: listens where visitors ask, and answers what it holds. */
const settings: FrontSettings = workerData
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
const tell = (message: FromFront): void => parentPort?.postMessage(message)

takeConsole()
takeProcessKey(settings.key)
const server = new FrontServer(settings, tell)

parentPort?.on('message', (message: ToFront) => {
  if (message.kind === 'page') void server.hold(message.page)
  else if (message.kind === 'addresses') server.learn(message.slot, message.entries)
  else if (message.kind === 'listen') server.listen()
  else void server.drain()
})
tell({ kind: 'ready' })
