// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail } from './lib/say.mjs'
import { drawSeed } from './lib/seed.mjs'
import { findChromium } from './test/chromium.mjs'
import { checks } from './test/checks.mjs'
import { browser, builds, closing, journeysConfig, timed, vitest } from './test/stages.mjs'

try {
  await bringNode()
  const withBrowser = !process.argv.includes('--no-browser')
  drawSeed()
  const begun = performance.now()
  const counts = await timed('checks', checks)
  counts.push(...(await timed('builds and unit tests', () => Promise.all([builds(), vitest('unit')]))))
  counts.push(await timed('contract tests', () => vitest('contract')))
  if (withBrowser) {
    const chromium = await findChromium()
    counts.push(await timed('journeys', () => browser(chromium, [`--config=${journeysConfig}`])))
    // Further files of tests/e2e are a sweep's (playwright.config.ts).
    const tests = process.env.SWEEP === '1' ? [] : ['--project=gate']
    counts.push(await timed('browser tests', () => browser(chromium, tests)))
  }
  closing(counts, begun)
} catch (error) {
  fail(error)
}
