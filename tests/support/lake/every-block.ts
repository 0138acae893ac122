import { pageBlocks } from '#schemas/lib/page-blocks.ts'
import { blockSamples } from '#web/blocks/samples.gen.ts'
import { paragraph } from '#web/blocks/parts/sample-text.ts'

/** Documents of a page that holds every kind of block, and of what those blocks show; in English and German. */

interface TestDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const text = (type: 'String' | 'Text', en: string, de = `${en} (DE)`) =>
  (
    [
      ['en', en],
      ['de', de],
    ] as const
  ).map(([language, value]) => ({
    _key: language,
    _type: `internationalizedArray${type}Value`,
    language,
    value,
  }))

const prose = (en: string, href?: string) =>
  (['en', 'de'] as const).map((language) => ({
    _key: language,
    _type: 'internationalizedArrayProseValue',
    language,
    value: [paragraph('p', language === 'en' ? en : `${en} (DE)`, href)],
  }))

const register = { _type: 'link', kind: 'setting', setting: 'register' }

const instrument = (symbol: string, assetClass: string, name: string, spread: string, hours: object) => ({
  _id: `instrument-${symbol}`,
  _type: 'instrument',
  symbol,
  assetClass,
  name: text('String', name),
  quote: 'USD',
  contractSize: '100000',
  contractUnit: 'EUR',
  minLot: '0.01',
  lotStep: '0.01',
  maxLot: '50',
  digits: 5,
  pipSize: '0.0001',
  typicalSpreadPips: spread,
  esmaClass: 'major-fx',
  marginPct: '3.33',
  maxLeverage: '30:1',
  hours,
  kid: 'fx',
})

const newYork = { tz: 'America/New_York', sessions: 'Sun 17:05 - Fri 16:55', dailyBreak: '16:59-17:05' }

/** Shared documents; ids of a test's own, so that they stand beside the starting content. */
export const sharedDocuments: readonly TestDocument[] = [
  instrument('TSTEUR', 'forex', 'Test euro / test dollar', '0.9', newYork),
  {
    ...instrument('TSTGBP', 'forex', 'Test pound / test dollar', '1.4', newYork),
    note: text('String', 'Closed on the holidays of London'),
  },
  {
    _id: 'faq-test-loss',
    _type: 'faqEntry',
    topic: 'risk',
    question: text('String', 'How much can I lose in this test?'),
    answer: prose('All that you have paid in, and no more. See the introduction.', '/about/intro'),
    order: 1,
  },
  {
    _id: 'faq-test-time',
    _type: 'faqEntry',
    topic: 'account',
    question: text('String', 'How long does the test of an account take?'),
    answer: prose('Usually two business days.'),
    order: 2,
  },
  {
    _id: 'term-test-gap',
    _type: 'glossaryTerm',
    term: text('String', 'Abandoned gap', 'Ausgelassene Kurslücke'),
    definition: text('Text', 'A jump of the price between two quotes. Stops are filled beyond it.'),
    seeAlso: [{ _type: 'reference', _ref: 'term-test-margin', _key: 'm' }],
    page: '/about/intro',
  },
  {
    _id: 'term-test-margin',
    _type: 'glossaryTerm',
    term: text('String', 'Zero margin test'),
    definition: text('Text', 'The money set aside for an open position.'),
  },
  {
    _id: 'payment-test',
    _type: 'paymentProvider',
    name: 'Test Harbour Bank',
    method: text('String', 'Bank wire'),
    currencies: ['EUR', 'USD', 'PLN'],
    fee: text('Text', 'None of ours. Your bank may charge one.'),
    time: text('Text', '1 to 2 business days'),
    minimum: text('String', '100 EUR'),
  },
  {
    _id: 'liquidity-test',
    _type: 'liquidityProvider',
    name: 'Test Sound Liquidity',
    assetClasses: ['forex', 'metals'],
    country: text('String', 'Ireland'),
    role: text('Text', 'Quotes prices at which the firm hedges.'),
  },
  {
    _id: 'platform-mctrader',
    _type: 'platform',
    name: 'MCtrader',
    summary: text('Text', 'The firm’s own platform, in the browser and on phones.'),
    facts: [
      { _key: 'orders', label: text('String', 'Orders'), value: text('String', 'Market, limit, stop') },
      {
        _key: 'chart',
        label: text('String', 'Charts'),
        value: text('String', 'Nine spans, forty indicators'),
      },
    ],
    devices: [
      {
        _key: 'web',
        device: 'web',
        needs: text('String', 'Any browser of this test'),
        address: 'https://trade.halyard.example/',
      },
      { _key: 'android', device: 'android', needs: text('String', 'Android 10, and 200 MB of room') },
    ],
    order: 1,
  },
  {
    _id: 'contact',
    _type: 'contact',
    offices: [
      {
        _key: 'limassol',
        name: text('String', 'Test office'),
        address: text('Text', '12 Sample Street\n3031 Limassol\nCyprus'),
        phone: '+357 25 000 000',
        hours: text('String', 'Monday to Friday, 08:00 to 20:00 Cyprus time'),
        isRegistered: true,
      },
    ],
    channels: [
      {
        _key: 'mail',
        label: text('String', 'E-mail'),
        value: text('String', 'support@halyard.example', 'support@halyard.example'),
        href: 'mailto:support@halyard.example',
        note: text('Text', 'Answered within one business day.'),
      },
    ],
  },
  {
    _id: 'downloads',
    _type: 'downloads',
    channels: [{ _key: 'main', code: '6688', name: text('String', 'The app itself'), link: register }],
  },
  {
    _id: 'partnerProgramme',
    _type: 'partnerProgramme',
    models: [
      {
        _key: 'introducer',
        name: text('String', 'Introducing broker'),
        text: text('Text', 'You introduce clients and answer for nothing they do.'),
        terms: [
          { _key: 'share', label: text('String', 'Share'), value: text('String', 'A part of the spread') },
        ],
      },
    ],
    conditions: prose('You may not promise a return in any words.'),
  },
]

/**
 * The samples of all blocks in the order of the Studio's menu, keyed by their type; without the hero, which would be a
 * second title.
 */
export const everyBlock: readonly { _key: string; _type: string; [field: string]: unknown }[] = pageBlocks
  .flatMap(({ name }) =>
    Object.entries(blockSamples).flatMap(([type, samples]) => (type === name ? [{ type, samples }] : [])),
  )
  .filter(({ type }) => type !== 'hero')
  .flatMap(({ type, samples }) =>
    samples.map((sample, index) => ({
      ...sample,
      _key: index === 0 ? type : `${type}-${index}`,
      _type: type,
    })),
  )

export const everyBlockPath = '/test/blocks'

/** The page in a language; the same blocks in each. */
export const everyBlockPage = (
  language: 'en' | 'de',
  blocks: readonly object[] = everyBlock,
): TestDocument => ({
  _id: `page-${language}-test-blocks`,
  _type: 'page',
  language,
  path: everyBlockPath,
  title: 'Every block',
  blocks,
})
