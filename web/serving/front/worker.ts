import { parentPort, workerData } from 'node:worker_threads'
import { takeConsole } from '#common/log/take-console.ts'
import { takeProcessKey } from '#web/lib/http/vouched.ts'
import { Door } from './door.ts'
import type { DoorSettings, FromDoor, ToDoor } from './messages.ts'

/** The thread in front of Next: listens where visitors ask, and answers what it holds. */
const settings: DoorSettings = workerData
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
const tell = (message: FromDoor): void => parentPort?.postMessage(message)

takeConsole()
takeProcessKey(settings.key)
const door = new Door(settings, tell)

parentPort?.on('message', (message: ToDoor) => {
  if (message.kind === 'page') void door.hold(message.page)
  else if (message.kind === 'addresses') door.learn(message.slot, message.entries)
  else if (message.kind === 'listen') door.listen()
  else void door.drain()
})
tell({ kind: 'ready' })
