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

const paragraph = (key: string, words: string, href?: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: href ? [{ _type: 'link', _key: 'l', href }] : [],
  children: [{ _type: 'span', _key: 's', text: words, marks: href ? ['l'] : [] }],
})

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
    fee: text('String', 'None of ours. Your bank may charge one.'),
    time: text('String', '1 to 2 business days'),
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
    devices: ['Browser', 'iPhone', 'Android'],
    links: { web: 'https://trade.halyard.example/', ios: 'https://apps.halyard.example/ios' },
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
        note: text('String', 'Answered within one business day.'),
      },
    ],
  },
  {
    _id: 'downloads',
    _type: 'downloads',
    channels: [{ _key: 'main', code: '6688', name: text('String', 'The app itself'), link: register }],
    requirements: text('Text', 'Android 10 or iOS 16, and 200 MB of room.'),
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

const block = (_type: string, fields: object) => ({ _key: _type, _type, ...fields })

/** The blocks in an order in which a page could have them; each says something no other page says. */
export const everyBlock = [
  block('opening', { title: 'Every block at once', lede: 'One page for all that an editor can place.' }),
  block('richText', {
    heading: 'What a block is',
    content: [
      paragraph(
        'a',
        'A block is a part of a page. This one holds running text and a link to the introduction.',
        '/about/intro',
      ),
      { ...paragraph('h', 'Under a smaller heading'), style: 'h3' },
      { ...paragraph('b', 'An item of a list'), listItem: 'bullet', level: 1 },
      { ...paragraph('c', 'Another item of it'), listItem: 'bullet', level: 1 },
    ],
  }),
  block('notice', {
    tone: 'caution',
    title: 'Nobody may push you',
    text: [paragraph('a', 'Hang up if somebody does.')],
  }),
  { ...block('notice', { tone: 'rule', text: [paragraph('a', 'The law asks for it.')] }), _key: 'rule' },
  { ...block('notice', { tone: 'note', text: [paragraph('a', 'A remark by the way.')] }), _key: 'note' },
  block('keyFigures', {
    heading: 'Four figures',
    lede: 'Numbers before adjectives.',
    items: [
      { _key: 'a', value: '30', label: 'instruments' },
      {
        _key: 'b',
        value: '100',
        label: 'euros as the smallest first deposit',
        note: 'or as much in dollars',
      },
      { _key: 'c', value: '0.01', label: 'lot as the smallest order' },
      { _key: 'd', value: '50%', label: 'margin level at which we close' },
    ],
  }),
  block('workedExample', {
    heading: 'A worked example',
    lede: 'You buy 0.10 lot, a contract worth 10,000 euros.',
    title: 'Buying 0.10 lot of EURUSD at 1.08509',
    rows: [
      { _key: 'a', label: 'Margin set aside', note: '10,000 euros divided by 30', value: '333.33 EUR' },
      { _key: 'b', label: 'Spread of 0.9 pips', value: '−0.90 USD' },
      { _key: 'c', label: 'Result if it falls by one per cent', value: '−108.51 USD', strong: true },
    ],
    note: 'A gap can make the loss larger than the stop says.',
  }),
  block('steps', {
    heading: 'Two steps',
    items: [
      { _key: 'a', title: 'Read what can go wrong', text: [paragraph('a', 'It takes fifteen minutes.')] },
      { _key: 'b', title: 'Prove who you are', text: [paragraph('a', 'We need two papers of yours.')] },
    ],
  }),
  block('dataTable', {
    heading: 'Two categories of client',
    caption: 'What differs between retail and professional clients',
    columns: ['Matter', 'Retail', 'Professional', 'Limit'],
    rows: [
      { _key: 'a', cells: ['Leverage', 'Capped by class of instrument', 'Not capped', '30:1'] },
      { _key: 'b', cells: ['Compensation fund', 'Up to 20,000 euros if eligible', 'Not covered', '–'] },
    ],
    note: 'Everyone begins as a retail client.',
  }),
  block('instrumentTable', { heading: 'Specifications of forex', assetClass: 'forex' }),
  block('illustration', {
    name: 'margin-gauge',
    alt: 'A gauge of the margin level',
    caption: 'Closing begins at 50.',
  }),
  ...['course', 'contours', 'depth', 'flags', 'harbour', 'ledger', 'compass'].map((name) => ({
    ...block('illustration', { name, alt: `Drawing: ${name}` }),
    _key: name,
  })),
  block('cards', {
    heading: 'Ways onward',
    items: [
      {
        _key: 'a',
        title: 'The introduction',
        text: 'One trade to the cent.',
        link: { _type: 'link', kind: 'path', path: '/about/intro' },
        linkLabel: 'How a CFD works',
      },
      {
        _key: 'b',
        title: 'Legal documents',
        text: 'All papers.',
        link: { _type: 'link', kind: 'path', path: '/more/legal' },
        linkLabel: 'The library',
      },
      {
        _key: 'c',
        title: 'Your account',
        text: 'At our client area.',
        link: register,
        linkLabel: 'Open an account',
      },
    ],
  }),
  block('faqList', { heading: 'Questions', topics: ['risk', 'account'] }),
  block('quotesTable', { heading: 'Quotes', groups: ['forex'] }),
  block('economicCalendar', { heading: 'Calendar' }),
  block('marketHours', { heading: 'Markets now', groups: ['forex'] }),
  block('calculator', { heading: 'A calculator', kind: 'margin' }),
  block('providerList', { heading: 'Who carries the money', kind: 'payment' }),
  { ...block('providerList', { heading: 'With whom we hedge', kind: 'liquidity' }), _key: 'liquidity' },
  block('platformList', { heading: 'Platforms', platforms: ['mctrader'] }),
  block('appDownload', { heading: 'The app' }),
  block('contactDetails', { heading: 'How to reach us' }),
  block('partnerTerms', { heading: 'Partners' }),
  block('storageTable', { heading: 'What is stored' }),
  block('glossaryList', { heading: 'Glossary' }),
  block('topInstruments', { instruments: ['EURUSD'] }),
  block('legalList', { title: 'Papers', kinds: ['policy'] }),
  block('tradingBanner', {
    title: 'Start only when you know the risk',
    text: 'Words of an editor.',
    buttonLabel: 'Start trading now',
  }),
]

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
