import { defineConfig, type Project } from '@playwright/test'
import { drawSeed } from './scripts/lib/seed.mjs'
import { kindsTriedTwice, secondTries } from './tests/support/second-try.ts'

// Workers get the environment of this process.
const seed = drawSeed()

/** The Chromium that `npm test` found; one by hand: `CHROMIUM=/usr/bin/chromium npx playwright test`. */
const chromium = process.env['CHROMIUM']

/** Files that look at the pages alone and share a worker's site (tests/support/site/site-test.ts), so one after the other. */
const pages =
  /site-(adapt|axe|consent|form-faults|frame|look|menu|motion|pixels|rectangles|risk|texts|toast)\.e2e\.ts$/

const kinds: Project[] = [
  { name: 'pages', testMatch: pages },
  { name: 'journeys', testMatch: '**/site-*.e2e.ts', testIgnore: pages },
  // The Studio's own animations cost a tenth of the time and show nothing.
  {
    name: 'studio',
    testMatch: '**/studio-*.e2e.ts',
    use: { contextOptions: { reducedMotion: 'reduce' } },
  },
]

/**
 * A test tagged `@variant` shows another side of a journey that an untagged one shows. `npm test` takes a fifth of
 * them, those whose full title has a length that the seed chooses; the sweep and `npm run test:one` take all.
 */
const isSampled = process.env['VARIANTS'] === 'sampled' && process.env['SWEEP'] !== '1'
const leftOut = isSampled ? [new RegExp(`^(?=.*@variant)(?!(?:.{5})*.{${seed % 5}}$)`, 's')] : []

/** In `npm test` alone may a kind have its second try. */
const triesOf = ({ name }: Project): number =>
  isSampled && kindsTriedTwice.some(({ kind }) => kind === name) ? 1 : 0

const listed =
  secondTries.length > 0
    ? new RegExp(secondTries.map(({ title }) => RegExp.escape(title)).join('|'))
    : undefined

const withSecondTries = (kind: Project, titles: RegExp): Project[] => [
  { ...kind, grepInvert: [...leftOut, titles], retries: triesOf(kind) },
  { ...kind, name: `${kind.name}, tried twice`, grep: titles, grepInvert: leftOut, retries: 1 },
]

/** Each file starts the lake, site and sandbox it needs, on free ports; the builds are made once before. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: listed
    ? kinds.flatMap((kind) => withSecondTries(kind, listed))
    : kinds.map((kind) => ({ ...kind, grepInvert: leftOut, retries: triesOf(kind) })),
  outputDir: '.test/browser',
  globalSetup: './tests/support/browser-setup.ts',
  // A worker mostly waits: for a poll, a save, a moment of a clock. Three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
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
