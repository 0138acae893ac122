import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { freePort } from '#tests/support/free-port.ts'
import { compileCache } from '#tests/support/process.ts'

export const readToken = 'read-token-of-the-tests-0123456789abcdef'
export const writeToken = 'write-token-of-the-tests-0123456789abcdef'
export const revalidateSecret = 'revalidate-secret-of-the-tests-0123456789'
export const demoPassword = 'password-of-the-tests'

/** A lake that a test talks to, with a data folder of its own. */
export interface TestLake {
  url: string
  dataDir: string
  /** What it wrote to its log so far. */
  output(): string
  client(options?: Partial<ClientConfig>): SanityClient
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
  /** Ends it in order and keeps its data. */
  close(): Promise<void>
  /** Starts it again on the same port and data, unless it runs. */
  start(): Promise<void>
  /** Does `work` while it is away, and starts it again even if that fails: later tests need it. */
  whileAway<T>(work: () => Promise<T>): Promise<T>
}

/** A lake in a process of its own, for tests of what happens to a process; others open one in their own. */
export interface LakeProcess extends TestLake {
  /** Id of its process, while it runs. */
  pid(): number | undefined
  /** Ends the process in order and keeps its data. @returns its exit code */
  terminate(): Promise<number | null>
  /** Ends the process with SIGKILL and keeps its data. */
  kill(): Promise<void>
}

/** The Studio that the browser tests build, apart from the one a running lake serves. */
export const testStudio = '.test/studio'

/**
 * Starts a lake on a free port; `env` overrides single variables, `prefix` is a program that runs it,
 * such as strace.
 */
export async function startTestLake(
  env: Readonly<Record<string, string>> = {},
  prefix: readonly string[] = [],
): Promise<LakeProcess> {
  const port = await freePort()
  const url = `${env['LAKE_TLS_CERT'] === undefined ? 'http' : 'https'}://localhost:${port}`
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'halyard-lake-')))
  const site = await startPatientSite()
  let child: ChildProcessByStdio<null, Readable, Readable> | undefined
  let output = ''

  let running: Promise<void> | undefined
  const launch = async () => {
    output = ''
    const [command, ...args] = [...prefix, process.execPath, 'lake/server.ts']
    const started = spawn(command ?? process.execPath, args, {
      env: {
        ...compileCache,
        NODE_ENV: 'test',
        PATH: process.env['PATH'] ?? '',
        ...lakeEnv({ url, site: site.url, dataDir }),
        ...env,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    started.once('close', () => {
      if (child === started) running = undefined
    })
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        output += chunk.toString('utf8')
        if (output.includes('Lake listening on')) resolve()
      }
      started.stdout.on('data', collect)
      started.stderr.on('data', collect)
      started.once('error', reject)
      started.once('close', (code) => reject(new Error(`the lake ended with ${code}: ${output}`)))
    })
  }
  const start = () =>
    (running ??= launch().catch((error: unknown) => {
      running = undefined
      throw error
    }))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ending = child
    child = undefined
    running = undefined
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return null
    const exited = new Promise<number | null>((resolve) => ending.once('close', resolve))
    ending.kill(signal)
    return exited
  }

  await start()
  return {
    url,
    dataDir,
    pid: () => child?.pid,
    output: () => output,
    client: (options) => clientOf(url, options),
    stop: async () => {
      await end('SIGTERM')
      site.close()
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
    },
    close: async () => {
      await end('SIGTERM')
    },
    terminate: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
    start,
    whileAway: async (work) => {
      await end('SIGKILL')
      try {
        return await work()
      } finally {
        await start()
      }
    },
  }
}

/** The settings that a lake of the tests has, unless its test says otherwise. */
export const lakeEnv = (of: { url: string; site: string; dataDir: string }): Record<string, string> => ({
  SANITY_API_READ_TOKEN: readToken,
  SANITY_API_WRITE_TOKEN: writeToken,
  REVALIDATE_SECRET: revalidateSecret,
  DEMO_PASSWORD: demoPassword,
  LAKE_URL: of.url,
  SITE_URL: of.site,
  RULES_FILE: join(of.dataDir, 'rules.json'),
  STUDIO_DIR: testStudio,
  DATA_DIR: of.dataDir,
})

/** A client of the lake at an address, with the token that may write. */
export const clientOf = (url: string, options: Partial<ClientConfig> = {}): SanityClient =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-05-04',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: writeToken,
    perspective: 'published',
    ...options,
  })

/** A client without a token: what a visitor's browser could ask. */
export function anonymousClient(lake: TestLake): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-05-04',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
  })
}

/** Stands for the site: takes every webhook at once, so that no write waits for one. */
export async function startPatientSite(): Promise<{ url: string; close(): void }> {
  const port = await freePort()
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.unref()
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
