// @ts-check
/**
 * Ends the thread in front of Next five times, for the alert FirstLevelRestarts (docs/guides/operating.md). The site has
 * opened Node's inspector on loopback before, by SIGUSR1; it closes with the restart of the site.
 *   node scripts/end-first-level.mjs
 */
const ends = 5
/** The thread has begun to answer by then, ms. */
const pauseMs = 2_000

const listed = await fetch('http://127.0.0.1:9229/json').catch(() => undefined)
if (!listed) {
  console.error('No inspector answers. First: systemctl kill -s USR1 --kill-who=main halyard-site@3002')
  process.exit(1)
}
const [site] = await listed.json()
const socket = new WebSocket(site.webSocketDebuggerUrl)
let lastId = 0
/** @param {string} method @param {object} params */
const command = (method, params) => JSON.stringify({ id: (lastId += 1), method, params })
socket.addEventListener('open', () =>
  socket.send(command('NodeWorker.enable', { waitForDebuggerOnStart: false })),
)
let ended = 0
socket.addEventListener('message', ({ data }) => {
  const { method, params } = JSON.parse(data)
  if (
    method !== 'NodeWorker.attachedToWorker' ||
    !params.workerInfo.url.endsWith('web/serving/front/worker.ts')
  )
    return
  if (ended === ends) {
    console.log(`Ended ${ends} times. Restart the site, which closes its inspector.`)
    process.exit()
  }
  ended += 1
  const message = command('Runtime.evaluate', { expression: 'process.exit(1)' })
  setTimeout(
    () => socket.send(command('NodeWorker.sendMessageToWorker', { sessionId: params.sessionId, message })),
    pauseMs,
  )
})
