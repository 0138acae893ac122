import { defineConfig } from '@playwright/test'

/** The Chromium that `npm test` found; one by hand: `CHROMIUM=/usr/bin/chromium npx playwright test`. */
const chromium = process.env['CHROMIUM']

/**
 * What `npm test` takes of tests/e2e, since no journey comes by it: the choice about cookies, what an open page hears of,
 * prices, the warning while a page is scrolled, where secrets must not be, a browser that translates; and the crawl,
 * which opens every page once. A sweep takes all.
 */
const gate = /(crawl|site-(consent|live|quotes|risk|secrets|translated))\.e2e\.ts$/

/** Each file starts the lake, site and sandbox it needs, on free ports; the builds are made once before. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'gate', testMatch: gate },
    { name: 'site', testMatch: '**/site-*.e2e.ts', testIgnore: gate },
    // The Studio's own animations cost a tenth of the time and show nothing.
    {
      name: 'studio',
      testMatch: '**/studio-*.e2e.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  outputDir: '.test/browser',
  globalSetup: './tests/support/browser-setup.ts',
  // A worker mostly waits: for a poll, a save, a moment of a clock. Three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A condition may take its time on a loaded machine; a test that waits for what never comes fails all the same.
  expect: { timeout: 20_000 },
  // Pictures of the crawl: never written in passing.
  snapshotPathTemplate: '{testDir}/pixels/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_PIXELS === '1' ? 'all' : 'none',
  reporter: 'list',
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
