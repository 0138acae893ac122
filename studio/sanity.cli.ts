import { defineCliConfig } from 'sanity/cli'
import { inOurWords } from './foreign/redirect.ts'
import { mendsPlugin } from './mends/mends.ts'

/** How `studio/build.mjs` and `scripts/generate/check-answers.mjs` run Sanity's CLI; paths are relative to its folder. */
export default defineCliConfig({
  api: {
    projectId: process.env['SANITY_STUDIO_PROJECT_ID'] || 'local',
    dataset: process.env['SANITY_STUDIO_DATASET'] || 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  // Sanity's packages are split into some 170 small chunks, requested before the first form shows; shared
  // ones are merged.
  vite: {
    plugins: [inOurWords, mendsPlugin()],
    build: {
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
    },
  },
  schemaExtraction: { path: 'schema.json' },
  typegen: {
    path: '../../../web/{content,documents,blocks}/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: 'types.gen.ts',
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
