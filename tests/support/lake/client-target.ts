import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { startTestLake } from './lake.ts'

/** A dataset that Sanity's client talks to: the embedded lake, or a hosted one. */
export interface ClientTarget {
  /** A client with the right to write. */
  client(options?: Partial<ClientConfig>): SanityClient
  /** A client without a token. */
  visitor(): SanityClient
  /** Begins the type of every document the suite writes, so that it can be found and deleted. */
  prefix: string
  /** Takes the service away for a moment, where that can be done. */
  interrupt?: () => Promise<void>
  /** Deletes what was written. */
  stop(): Promise<void>
}

const apiVersion = '2026-05-04'

async function startEmbedded(): Promise<ClientTarget> {
  const lake = await startTestLake()
  return {
    client: (options) => lake.client(options),
    visitor: () => lake.client({ token: '' }),
    prefix: 'contract',
    // A service that goes away says no word: a process that is killed.
    interrupt: async () => {
      await lake.kill()
      await lake.start()
    },
    stop: () => lake.stop(),
  }
}

/** Types are made of a random word, so that two runs at a time do not meet. */
async function startHosted(projectId: string, dataset: string, token: string): Promise<ClientTarget> {
  const config = { projectId, dataset, apiVersion, useCdn: false, perspective: 'published' } as const
  const prefix = `contract${crypto.randomUUID().slice(0, 8)}`
  const client = (options: Partial<ClientConfig> = {}) => createClient({ ...config, token, ...options })
  return {
    client,
    visitor: () => createClient(config),
    prefix,
    stop: async () => {
      await client().delete({ query: '*[string::startsWith(_type, $prefix)]', params: { prefix } })
    },
  }
}

/** Where the suite runs: always on a lake of its own, and on a hosted dataset when one is named. */
export function clientTargets(): readonly { name: string; start: () => Promise<ClientTarget> }[] {
  const hosted = readSettings(['HOSTED_PROJECT_ID', 'HOSTED_DATASET', 'HOSTED_TOKEN'])
  const embedded = { name: 'the embedded lake', start: startEmbedded }
  const { HOSTED_PROJECT_ID: projectId, HOSTED_DATASET: dataset, HOSTED_TOKEN: token } = hosted
  if (projectId === '' || dataset === '' || token === '') return [embedded]
  return [embedded, { name: 'a hosted dataset', start: () => startHosted(projectId, dataset, token) }]
}
