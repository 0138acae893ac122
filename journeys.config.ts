import { defineConfig } from '@playwright/test'
import browsers from './playwright.config.ts'

/** The journeys: each against the one product that this run starts, side by side, without a second try. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  outputDir: '.test/journeys',
  globalSetup: './tests/support/product/setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that does other things takes several times as long. What never comes fails by its own time below.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...browsers.use,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The Studio's own animations cost a tenth of the time and show nothing.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
