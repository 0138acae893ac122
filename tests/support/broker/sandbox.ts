import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '#tests/support/free-port.ts'
import { compileCache } from '#tests/support/process.ts'

/** A sandbox broker in a process of its own. */
export interface TestSandbox {
  url: string
  /** POSTs a JSON body to a path, with further headers. */
  call(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** The pin of the newest mail to an address. */
  pin(email: string): Promise<string>
  /** Switches a fault on, or with `undefined` off. */
  fault(code: string, fault: object | undefined): Promise<Response>
  stop(): Promise<void>
}

const mailList = z.object({ dt: z.object({ list: z.array(z.object({ body: z.string() })) }) })

/** A Wednesday noon in Europe: every market but the Chinese ones is open. */
const marketHours = '2026-11-18T12:00:00Z'

/**
 * Starts a sandbox whose clock runs from {@link marketHours}, on a free port or that of `env`'s BROKER_API_URL;
 * `env` overrides single variables.
 */
export async function startTestSandbox(env: Readonly<Record<string, string>> = {}): Promise<TestSandbox> {
  const url = env['BROKER_API_URL'] ?? `http://localhost:${await freePort()}`
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const child = spawn(process.execPath, ['sandbox/server.ts'], {
    env: {
      ...compileCache,
      NODE_ENV: 'test',
      PATH: process.env['PATH'] ?? '',
      SANDBOX_CLOCK: marketHours,
      DATA_DIR: folder,
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
  const send = (
    path: string,
    method: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    fetch(`${url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
          }),
    })
  return {
    url,
    call: (path, body, headers) => send(path, 'POST', body, headers),
    pin: async (email) => {
      const answer = await send(`/inbox/mails?to=${encodeURIComponent(email)}`, 'GET')
      const { dt } = mailList.parse(await answer.json())
      return /\d{6}/.exec(dt.list[0]?.body ?? '')?.[0] ?? ''
    },
    fault: (code, fault) => send(`/__faults/${code}`, fault ? 'POST' : 'DELETE', fault),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
