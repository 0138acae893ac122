import { chromium } from '@playwright/test'
import { localeIds, localePath } from '#locales/table.ts'
import { findChromium } from '#scripts/test/chromium.mjs'
import { crawl } from '#tests/support/site/crawl.ts'
import { startEmptySite } from '#tests/support/site/empty-site.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startTestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import { budgetOf, classOf, paces, readings } from './pages/budgets.ts'
import { audit } from './pages/lighthouse.ts'
import { readThrough } from './pages/read-through.ts'
import { weigh, type Weight } from './pages/weigh.ts'
import { isSweep } from '#tests/support/sample.ts'

/**
 * `npm run bench pages [runs]`: what pages weigh, class by class and language by language, beside an empty page
 * built and weighed in the same run, then Lighthouse (mobile, median of `runs`) on one route of each class in
 * each language, beside the empty page as well, and what nine pages cost somebody who only scrolls; no runs, neither.
 * With SWEEP=1 on every route. Budgets of quality 1; exit code 1 when one is missed.
 */
const runs = Number(process.argv[2] ?? 3)

/** The heaviest and the plainest of each class. */
const sample = [
  '/',
  '/trading/realtime',
  '/trading/forex/eurusd',
  '/about/intro',
  '/trading/forex',
  '/more/faq',
  '/more/legal',
  '/glossary',
  '/download',
  '/login',
]
const audited = ['/about/intro', '/', '/login']
const read = [
  '/',
  '/de',
  '/trading/forex/eurusd',
  '/trading/realtime',
  '/trading/calendar',
  '/trading/forex',
  '/fees',
  '/about/intro',
  '/login',
]

// Without a broker the prices' refusals would count against the page.
const sandbox = await startTestSandbox()
const site = await startTestSite({ brokerUrl: sandbox.url })
const empty = await startEmptySite()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const ms = (time: number) => `${Math.round(time)} ms`
/** Times in whole ms, a shift in thousandths. */
const round = (figure: number) => (figure < 1 ? Number(figure.toFixed(3)) : Math.round(figure))
const missed: string[] = []

const pathsOf = async (): Promise<string[]> => {
  const { pages } = await crawl(site)
  return pages.filter(({ language }) => language === 'en').map(({ path }) => path)
}

try {
  const every = isSweep ? await pathsOf() : undefined
  const floor = await weigh(browser, empty.url)
  console.log(`The empty page: ${kB(floor.script)} kB of script.\n`)
  console.log(
    'class  page                                     script   HTML    CSS  later   fonts   kB, Brotli',
  )
  for (const path of every ?? sample) {
    for (const locale of localeIds) {
      const address = localePath(locale, path)
      const name = classOf(path)
      const weight = await weigh(browser, site.url + address)
      const budget = budgetOf(path)
      const allowed = { ...budget, script: budget.script + (name === 'A' ? 0 : floor.script / 1000) }
      const cell = (kind: keyof Weight, width: number) => {
        const isOver = weight[kind] > allowed[kind] * 1000
        if (isOver) missed.push(`${address}: ${kind} ${kB(weight[kind])} of ${allowed[kind].toFixed(1)} kB`)
        return `${kB(weight[kind])}${isOver ? '!' : ' '}`.padStart(width)
      }
      console.log(
        `${name}      ${address.padEnd(34)} ${cell('script', 12)} ${cell('html', 7)} ${cell('css', 6)} ${cell('later', 6)} ${cell('fonts', 7)}`,
      )
    }
  }
  if (runs > 0) {
    const pages = (every ?? audited).flatMap((path) =>
      localeIds.map((locale) => ({ path, address: localePath(locale, path) })),
    )
    console.log('')
    const audits = await audit(
      [
        { path: null, address: 'the empty page', url: empty.url },
        ...pages.map((page) => ({ ...page, url: site.url + page.address })),
      ],
      port,
      runs,
    )
    console.log(`\nLighthouse, mobile, median of ${runs}`)
    for (const { path, address, scores, ...pace } of audits) {
      console.log(
        `${address.padEnd(24)} ${Object.entries(scores)
          .map(([name, score]) => `${name} ${score}`)
          .join('  ')}   LCP ${ms(pace.lcp)}  TBT ${ms(pace.tbt)}  CLS ${round(pace.cls)}`,
      )
      // Nobody promised anything of the empty page.
      if (path === null) continue
      const [performance, ...rest] = Object.values(scores)
      if ((performance ?? 0) < 95 || rest.some((score) => score < 100))
        missed.push(`${address}: Lighthouse ${Object.values(scores).join(' ')}`)
      const goal = paces[classOf(path)]
      for (const name of ['lcp', 'tbt', 'cls'] as const)
        if (pace[name] > goal[name])
          missed.push(`${address}: ${name.toUpperCase()} ${round(pace[name])} of ${goal[name]}`)
    }
    console.log(`\nRead for ten seconds on a phone four times as slow, median of ${runs}`)
    for (const address of read) {
      const reading = await readThrough(browser, site.url + address, runs)
      console.log(
        `${address.padEnd(24)} longest task ${ms(reading.longest)}  blocked ${ms(reading.blocking)}  script ${kB(reading.script)} kB  HTML ${kB(reading.html)} kB  ${reading.elements} elements`,
      )
      for (const name of ['longest', 'script', 'html', 'elements'] as const)
        if (reading[name] > readings[name])
          missed.push(`${address}: ${name} ${round(reading[name])} of ${readings[name]}`)
    }
  }
  console.log(missed.length === 0 ? '\nbudgets met' : `\nover budget:\n${missed.join('\n')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await empty.stop()
  await site.stop()
  await sandbox.stop()
}
