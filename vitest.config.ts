import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const isSweep = process.env['SWEEP'] === '1'

const exclude = ['node_modules/**', 'web/.next*/**', '.data/**', '.test/**', 'studio/dist/**']

/** Says that a module is for the server: Next alone checks it, and its package refuses every other program. */
const serverOnly = fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { 'server-only': serverOnly } },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude,
          environment: 'node',
          // Unit tests leave nothing behind, so the packages they share are loaded once for all of a worker's files.
          isolate: false,
          // By itself vitest leaves a core out.
          maxWorkers: 2,
          // Property tests try thousands of cases; on a busy machine they take their time.
          testTimeout: 120_000,
          // Imports a CommonJS package by name, which bundlers understand and Node does not.
          server: { deps: { inline: ['sanity-plugin-media'] } },
        },
      },
      {
        resolve: { alias: { 'server-only': serverOnly } },
        test: {
          name: 'contract',
          // What is slow because it is exhaustive is for `npm run sweep`.
          include: [isSweep ? 'tests/contract/**/*.contract.ts' : 'tests/contract/*.contract.ts'],
          exclude,
          environment: 'node',
          // What files share (the lake's own modules, a running site) is there once for all files of a worker.
          isolate: false,
          // Conditions are waited for; what never comes fails all the same, and a busy machine takes its time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A worker waits for the programs it started, and for streams and polls.
          maxWorkers: 3,
        },
      },
    ],
  },
})
