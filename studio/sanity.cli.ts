import { defineCliConfig } from 'sanity/cli'

/** How `studio/build.mjs` and `studio/typegen.mjs` run Sanity's CLI; paths are seen from its folder. */
export default defineCliConfig({
  api: {
    projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'local',
    dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  // Sanity's own pieces are some 170 small files, asked for before the first form shows; what several share is one.
  vite: {
    build: {
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
    },
  },
  schemaExtraction: { path: 'schema.json' },
  typegen: {
    path: '../../../web/{content,documents,blocks}/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: 'types.gen.ts',
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
})
