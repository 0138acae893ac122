import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { SettingsError } from '#settings/read.ts'
import { createApp } from './app.ts'
import { readSandboxSettings, type SandboxSettings } from './settings.ts'
import { openStore } from './store/store.ts'

/** Listens on loopback; rejects when the port is taken. The store closes with the server. */
export async function startSandbox({ host, port, seed, clock, folder }: SandboxSettings): Promise<Server> {
  const store = openStore(folder)
  const listener = getRequestListener(createApp({ seed, clock, store }).fetch)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  // Longer than the site's poll interval, so that its connection is reused.
  server.keepAliveTimeout = 15_000
  server.once('close', store.close)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

/** The operator's message for a failed start, with the remedy. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port of BROKER_API_URL is in use. Stop the program that listens there, or set BROKER_API_URL to another port.'
  }
  return `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`
}

if (import.meta.main) {
  try {
    const settings = readSandboxSettings()
    const server = await startSandbox(settings)
    console.log(`Sandbox listening on http://${settings.host}:${settings.port}`)
    const end = () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
