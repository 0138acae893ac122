import { defineConfig } from 'vitest/config'
import { drawSeed } from './scripts/lib/seed.mjs'

// Workers get the environment of this process.
drawSeed()

const exclude = ['node_modules/**', 'web/.next*/**', '.data/**', '.test/**', 'studio/dist/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude,
          environment: 'node',
          // Unit tests leave nothing behind, so the packages they share are loaded once for all of a worker's files.
          isolate: false,
          // Property tests try thousands of cases; on a busy machine five seconds are short.
          testTimeout: 30_000,
          // Imports a CommonJS package by name, which bundlers understand and Node does not.
          server: { deps: { inline: ['sanity-plugin-media'] } },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.contract.ts'],
          exclude,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A worker mostly waits for the programs it started.
          maxWorkers: 3,
        },
      },
    ],
  },
})
