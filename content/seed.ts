import { parseArgs } from 'node:util'
import { SettingsError } from '#settings/read.ts'
import { settingsClient } from './lake/lake-client.ts'
import { seed } from './lake/store-content.ts'

/**
 * `node content/seed.ts [--reset]`: fills an empty lake, or with `--reset` stores the starting content again.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  const { outcome, documents, drafts } = await seed(settingsClient(), {
    reset: values.reset,
    onProgress: (line) => console.log(line),
  })
  if (drafts.length > 0) {
    console.log(`drafts until people agree: ${drafts.join(', ')}`)
  }
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
