import { defineConfig } from '@playwright/test'

/** The Chromium that `npm test` found; one by hand: `CHROMIUM=/usr/bin/chromium npx playwright test`. */
const chromium = process.env['CHROMIUM']

/** Files that look at the pages alone and share a worker's site (tests/support/site/site-test.ts), so one after the other. */
const pages =
  /site-(adapt|axe|consent|form-faults|frame|look|menu|motion|pixels|rectangles|risk|texts|toast)\.e2e\.ts$/

/** Each file starts the lake, site and sandbox it needs, on free ports; the builds are made once before. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'pages', testMatch: pages },
    { name: 'journeys', testMatch: '**/site-*.e2e.ts', testIgnore: pages },
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
  // A second try keeps one late moment of a loaded machine from stopping everybody. Who needed it is listed at the
  // end as flaky, which is a defect of the test or the page; `RETRIES=0` shows each at once.
  retries: Number(process.env.RETRIES ?? 1),
  forbidOnly: true,
  timeout: 90_000,
  // A condition may take its time on a loaded machine; a test that waits for what never comes fails all the same.
  expect: { timeout: 20_000 },
  // Pictures of site-pixels: never written in passing.
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
