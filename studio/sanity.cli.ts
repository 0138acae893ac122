import { defineCliConfig } from 'sanity/cli'

/** How `studio/build.mjs` builds: offline, without updates fetched while the Studio runs. */
export default defineCliConfig({
  api: {
    projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'local',
    dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
})
