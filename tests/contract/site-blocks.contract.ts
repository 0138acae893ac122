import { describe, expect } from 'vitest'
import { blockQueries } from '#web/blocks/queries.gen.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { everyBlock, everyBlockPath } from '#tests/support/lake/every-block.ts'
import { caughtUp, readAgain } from '#tests/support/site/figures.ts'
import { publishEveryBlock } from '#tests/support/lake/publish-blocks.ts'
import { pastFirstLevel } from '#tests/support/site/past-first-level.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

/** The words of a page without its markup and without the data Next sends beside it. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

let site: TestSite

/** Addresses of the scripts a page loads. */
const scripts = (page: string) => [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

const banner = (startsAt: number, endsAt: number, routes = ['/about']) => ({
  _id: 'banner-test',
  _type: 'banner',
  kind: 'promotional',
  title: [
    {
      _key: 'en',
      _type: 'internationalizedArrayStringValue',
      language: 'en',
      value: 'A banner of its hour',
    },
  ],
  buttonLabel: [
    {
      _key: 'en',
      _type: 'internationalizedArrayStringValue',
      language: 'en',
      value: 'Unlock New Opportunities',
    },
  ],
  link: { _type: 'link', kind: 'setting', setting: 'register' },
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  routes,
  languages: ['en'],
  riskFormat: 'B',
})

it.beforeAll(async ({ site: given }) => {
  site = given
  await publishEveryBlock(site)
}, 600_000)

describe('a page of blocks', () => {
  it.each([
    ['opening', '<h1>Every block at once</h1>'],
    ['richText', '<h2 id="at-richText-heading">What a block is</h2>'],
    ['richText: a link of its text', '<a href="/about/intro">A block is a part of a page.'],
    ['notice', 'class="block__body notice notice--caution" role="note"'],
    ['keyFigures', '<dd class="fig">0.01</dd>'],
    ['workedExample', '<caption>Buying 0.10\u00a0lot of EURUSD at 1.08509</caption>'],
    ['steps', '<ol class="steps__list"><li><h3>Read what can go wrong</h3>'],
    ['dataTable', '<th scope="row">Compensation fund</th><td data-label="Retail">Up to 20,000\u00a0euros'],
    ['instrumentTable', '<b>TSTEUR</b></a><span>Test euro / test dollar</span>'],
    ['illustration', 'role="img" aria-label="A gauge of the margin level"'],
    ['cards', '<a href="/more/legal" class="more">The library'],
    ['faqList', '<summary><span>How much can I lose in this test?</span>'],
    ['quotesTable', '<a href="/trading/forex/tsteur">TSTEUR</a>'],
    ['marketBoard', 'eight meetings a year, and every price figure before them'],
    ['economicCalendar', 'The calendar needs JavaScript'],
    ['marketHours', '<td data-label="Hours">Sun 17:05 – Fri 16:55 (New York time)</td>'],
    ['calculator', 'lots × contract × price × rate ÷ leverage'],
    ['providerList of payment', '<th scope="row">Test Harbour Bank</th>'],
    ['providerList of liquidity', 'Test Sound Liquidity<em class="mark-note">Sample name</em>'],
    ['platformList', 'Nine spans, forty indicators'],
    ['appDownload', 'Android 10, and 200\u00a0MB of room'],
    ['platformHero', 'No order is sent'],
    ['platformScreen', 'class="window window--terminal"'],
    ['platformPair', 'class="pair__terminal"'],
    ['limitList', 'No automated trading of tests.'],
    ['contactDetails', '<a href="tel:+35725000000">+357 25 000 000</a>'],
    ['partnerTerms', 'You may not promise a return in any words.'],
    ['storageTable', '<th scope="row">acceptedGroups</th>'],
    ['glossaryList', '<a href="#term-test-margin">Zero margin test</a>'],
    ['legalList', 'id="at-legalList"'],
    ['tradingBanner', 'Start only when you know the risk'],
    ['contents', '<a href="#at-workedExample">A worked example</a>'],
  ])('draws %s as its document says', async (_type, markup) => {
    const html = (await site.text(everyBlockPath)).replaceAll('<!-- -->', '')
    expect(html).toContain(markup)
  })

  it('marks every live block, so that React comes when one is in sight (record 29)', async () => {
    const html = await site.text(everyBlockPath)
    const live = new Set<string>(Object.values(blockQueries).flatMap((one) => (one.isLive ? one.type : [])))
    const types = everyBlock.map(({ _type }) => _type).filter((type) => live.has(type))
    expect(new Set(types)).toEqual(live)
    const sections = html.split('<section').filter((section) => !/^[^>]*data-still/.test(section))
    const marked = sections.filter((section) => /data-live-part|<form(?![^>]*data-posts)/.test(section))
    expect(marked).toHaveLength(types.length)
  })

  it('gives shared documents in its own language, and figures as that language writes them', async () => {
    const words = wordsOf(await site.text(`/de${everyBlockPath}`))
    expect(words).toContain('Ausgelassene Kurslücke')
    expect(words).toContain('How much can I lose in this test? (DE)')
    expect(words).toMatch(/100\.000 EUR/)
    expect(words).toContain('3,33 %')
    expect(words).toContain('So 17:05 – Fr 16:55')
  })

  it('has one h1, the mandated warning in the band, and no script that other pages do not have', async () => {
    const [html, other] = await Promise.all([site.text(everyBlockPath), site.text('/about/intro')])
    expect(html.match(/<h1/g)).toHaveLength(1)
    const band = /<section class="band"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
    expect(wordsOf(band)).toMatch(
      /\d% of retail investor accounts lose money when trading CFDs with this provider/,
    )
    const live = await site.text('/')
    expect(
      scripts(html).filter((src) => !scripts(other).includes(src) && !scripts(live).includes(src)),
    ).toEqual([])
  })

  it('ends with a shared document it shows, and not with one it does not show', async () => {
    await site.text(everyBlockPath)
    await site.text('/more')
    await readAgain(site)
    const before = site.proxy.queries()
    await agreed(site.lake).set('instrument-TSTEUR', { typicalSpreadPips: '7.7' })
    await caughtUp(site.lake)
    const answers = [await ask('/more', pastFirstLevel), await ask(everyBlockPath, pastFirstLevel)]
    expect(answers.map(({ headers }) => headers.get('x-nextjs-cache'))).toEqual(['HIT', 'MISS'])
    expect(wordsOf(await site.text(everyBlockPath))).toContain('7.7')
    // The instruments alone: for the proxy's list of addresses and for the pages, once each; on a machine that built
    // something else meanwhile each was asked twice. All that the page shows would be dozens.
    expect([2, 4]).toContain(site.proxy.queries() - before)
  })
})

describe('a banner with a schedule', () => {
  it('comes and goes on time without a publish, with its mandated warning, and is in no page before', async () => {
    const from = Date.now() + 2_500
    const until = from + 2_500
    await agreed(site.lake).put(banner(from, until))
    await caughtUp(site.lake)
    const seen = { before: 0, during: 0, after: 0 }
    let shown = ''
    while (seen.after < 5) {
      const asked = Date.now()
      const html = await site.text('/about/intro')
      const answered = Date.now()
      const has = html.includes('A banner of its hour')
      if (answered < from) {
        seen.before += 1
        expect(has, 'before its start').toBe(false)
      } else if (asked >= from && answered < until) {
        seen.during += 1
        shown = html
        expect(has, 'from its start on').toBe(true)
      } else if (asked >= until) {
        seen.after += 1
        expect(has, 'from its end on').toBe(false)
      }
    }
    expect(seen.before).toBeGreaterThan(0)
    expect(seen.during).toBeGreaterThan(0)
    const promotion = /<section class="promo"[\s\S]*?<\/section>/.exec(shown)?.[0] ?? ''
    expect(wordsOf(promotion)).toMatch(/CFDs are complex instruments .* retail investor accounts lose money/)
    expect(wordsOf(promotion)).toContain('Unlock New Opportunities')
  })

  it('stays on its routes and in its languages', async () => {
    await agreed(site.lake).put(banner(Date.now() - 1_000, Date.now() + 600_000))
    await caughtUp(site.lake)
    expect(await site.text('/about/intro')).toContain('A banner of its hour')
    for (const path of ['/', '/more/legal', '/de/about/intro']) {
      expect(await site.text(path)).not.toContain('A banner of its hour')
    }
  })

  it('takes the place of the latest papers on the home page, with the abbreviated warning', async () => {
    const bare = await site.text('/')
    expect(bare).toContain('class="wrap latest"')
    expect(bare).not.toContain('class="promo"')
    await agreed(site.lake).put(banner(Date.now() - 1_000, Date.now() + 600_000, ['/']))
    await caughtUp(site.lake)
    const html = await site.text('/')
    expect(html).not.toContain('class="wrap latest"')
    const promotions = html.match(/<section class="promo"[\s\S]*?<\/section>/g) ?? []
    expect(promotions).toHaveLength(1)
    const words = wordsOf(promotions[0] ?? '')
    expect(words).toContain('A banner of its hour')
    expect(words).toMatch(/[\d.]+% of retail investor accounts lose money/)
    expect(words).not.toContain('CFDs are complex instruments')
    expect(html.indexOf('class="promo"')).toBeLessThan(html.indexOf('class="closing"'))
    await agreed(site.lake).remove('banner-test')
    await caughtUp(site.lake)
    expect(await site.text('/')).toContain('class="wrap latest"')
  })
})
