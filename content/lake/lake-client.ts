import { createClient, type SanityClient } from '@sanity/client'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'

/** A client of the lake, or of the hosted project when the settings name one. */
export function settingsClient(): SanityClient {
  const settings = readSettings(['SANITY_PROJECT_ID', 'SANITY_DATASET', 'LAKE_URL', 'SANITY_API_WRITE_TOKEN'])
  const common = {
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    token: currentSecret(settings.SANITY_API_WRITE_TOKEN),
    apiVersion: '2026-05-04',
    useCdn: false,
  }
  if (settings.SANITY_PROJECT_ID !== 'local') return createClient(common)
  return createClient({ ...common, apiHost: settings.LAKE_URL, useProjectHostname: false })
}
