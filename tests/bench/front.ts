import { setTimeout as sleep } from 'node:timers/promises'
import { startTestSite } from '#tests/support/site/site.ts'
import { crawlAfterPublish } from './rate/after-publish.ts'
import { startStaticNginx } from './rate/static-nginx.ts'
import { needPrograms, rate } from './rate/wrk.ts'

/**
 * `npm run bench front [seconds]`: how often the first level sends a stored page, beside one worker of nginx that
 * sends the same bytes as a file, in turns, after every address of the list was asked for. Goal (record 51): at
 * least 0.3 of nginx. Then every page after a publish that ends them all, quiet and under load (record 14). Needs
 * `nginx` and `wrk`.
 */
const seconds = Number(process.argv[2] ?? 4)
const rounds = 3
const goal = 0.3
const pages = ['/', '/trading', '/fees', '/de', '/de/fees', '/pl', '/about', '/platforms/mctrader']
const page = '/trading'

needPrograms('nginx', 'wrk')

const site = await startTestSite({ env: { FIRST_LEVEL: 'on' } })
const html = await site.text(page)
const nginx = await startStaticNginx(html)
const ratios: number[] = []
let missed: string[] = []
try {
  for (const path of [...pages, ...pages]) await fetch(`${site.url}${path}`)
  await sleep(500)
  for (let round = 0; round < rounds; round += 1) {
    const { perSecond: file } = await rate(nginx.url, seconds)
    const { perSecond: ours } = await rate(`${site.url}${page}`, seconds)
    ratios.push(ours / file)
    console.log(`nginx ${Math.round(file)}/s, first level ${Math.round(ours)}/s: ${(ours / file).toFixed(2)}`)
  }
  missed = await crawlAfterPublish(site)
} finally {
  nginx.stop()
  await site.stop()
}
const [, median = 0] = ratios.toSorted((a, b) => a - b)
if (median < goal) missed.push(`${goal} of nginx`)
console.log(
  `median ${median.toFixed(2)}: ${missed.length === 0 ? 'goals met' : `missed: ${missed.join('; ')}`}`,
)
process.exitCode = missed.length === 0 ? 0 : 1
