import { defineCliConfig } from 'sanity/cli'

/** How `studio/build.mjs` and `studio/typegen.mjs` run Sanity's CLI; paths are seen from its folder. */
export default defineCliConfig({
  api: {
    projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'local',
    dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  schemaExtraction: { path: 'schema.json' },
  typegen: {
    path: '../../../web/content/*.ts',
    schema: 'schema.json',
    generates: 'types.gen.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
