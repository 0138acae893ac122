import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'

/** A sandbox broker in a process of its own. */
export interface TestSandbox {
  url: string
  /** POSTs a JSON body to a path. */
  call(path: string, body: unknown): Promise<Response>
  /** Switches a fault on, or with `undefined` off. */
  fault(code: string, fault: object | undefined): Promise<Response>
  stop(): Promise<void>
}

/** A Wednesday noon in Europe: every market but the Chinese ones is open. */
const marketHours = '2026-11-18T12:00:00Z'

/** Starts a sandbox on a free port whose clock runs from {@link marketHours}; `env` overrides single variables. */
export async function startTestSandbox(env: Readonly<Record<string, string>> = {}): Promise<TestSandbox> {
  const url = `http://localhost:${await freePort()}`
  const child = spawn(process.execPath, ['sandbox/server.ts'], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env['PATH'] ?? '',
      SANDBOX_CLOCK: marketHours,
      ...env,
      BROKER_API_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes('Sandbox listening on')) resolve()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${output}`)))
  })
  const send = (path: string, method: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8' } }),
    })
  return {
    url,
    call: (path, body) => send(path, 'POST', body),
    fault: (code, fault) => send(`/__faults/${code}`, fault ? 'POST' : 'DELETE', fault),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
