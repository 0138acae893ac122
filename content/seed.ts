import { parseArgs } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { readSettings, SettingsError } from '#settings/read.ts'
import { seed } from './store-content.ts'

/** A client of the lake, or of the hosted project when the settings name one. */
function settingsClient(): SanityClient {
  const settings = readSettings(['SANITY_PROJECT_ID', 'SANITY_DATASET', 'LAKE_URL', 'SANITY_API_WRITE_TOKEN'])
  const common = {
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    token: settings.SANITY_API_WRITE_TOKEN,
    apiVersion: '2026-05-04',
    useCdn: false,
  }
  if (settings.SANITY_PROJECT_ID !== 'local') return createClient(common)
  return createClient({ ...common, apiHost: settings.LAKE_URL, useProjectHostname: false })
}

/** `node content/seed.ts [--reset]`: fills an empty lake, or with `--reset` stores the starting content anew. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  const { outcome, documents } = await seed(settingsClient(), {
    reset: values.reset,
    onProgress: (line) => console.log(line),
  })
  console.log(
    outcome === 'stands' ? 'content stands, nothing to do' : `content stored: ${documents} documents`,
  )
}

try {
  await main()
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const unanswered = !(error instanceof SettingsError) && !(error instanceof Error && 'statusCode' in error)
  const wayOut = unanswered ? ' Is the lake up? Start it with: node lake/server.ts' : ''
  console.error(`The content was not stored. ${reason}${wayOut}`)
  process.exitCode = 1
}
