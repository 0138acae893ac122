import type { SanityDocument } from 'sanity'

export const text = (type: string, value: unknown, language = 'en') => [
  { _key: language, _type: `internationalizedArray${type}Value`, language, value },
]

const published = (_id: string, _type: string, fields: Record<string, unknown>): SanityDocument => ({
  _id,
  _type,
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...fields,
})

const wording = (...sentences: string[]) =>
  text('RiskWording', { _type: 'riskWording', sentences, status: 'verified', source: 'PS-04-2019' })

export const paragraph = (...runs: string[]) => [
  {
    _key: 'p',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: runs.map((run, index) => ({ _key: `r${index}`, _type: 'span', text: run, marks: [] })),
  },
]

export const riskText = (format: string, ...sentences: string[]) => ({
  _key: `cy-${format}`,
  _type: 'riskText',
  jurisdiction: 'cy',
  format,
  wording: wording(...sentences),
})

export const riskWarning = published('riskWarning', 'riskWarning', {
  lossPercentage: 74.12,
  periodFrom: '2025-07-01',
  periodTo: '2026-06-30',
  source: 'Worksheet of July',
  isSample: true,
  providerStatus: 'specific',
  texts: [
    riskText('B', 'Trading is risky.', '{pct}% of accounts lose money.'),
    riskText('D', '{pct}% of accounts lose money.'),
    riskText('G', 'Accounts generally lose money.'),
  ],
})

export const page = published('page-en-about-intro', 'page', {
  language: 'en',
  path: '/about/intro',
  title: 'Who we are',
  blocks: [
    {
      _key: 'a',
      _type: 'hero',
      title: 'Who we are',
      actions: [
        {
          _key: 'b',
          _type: 'action',
          label: 'Open an account',
          style: 'solid',
          link: { _type: 'link', kind: 'setting', setting: 'register' },
        },
      ],
    },
    {
      _key: 'c',
      _type: 'richText',
      content: [
        {
          _key: 'd',
          _type: 'block',
          style: 'normal',
          markDefs: [{ _key: 'e', _type: 'link', href: '/legal/risk-disclosure.pdf' }],
          children: [{ _key: 'f', _type: 'span', text: 'The paper', marks: ['e'] }],
        },
      ],
    },
    { _key: 'g', _type: 'topInstruments', instruments: ['EURUSD', 'XAUUSD', 'NAS100'] },
    { _key: 'h', _type: 'legalList', kinds: ['policy', 'kid'] },
  ],
})

/** Leads nowhere itself: a page that links may choose. */
const legalPage = published('page-en-more-legal', 'page', {
  language: 'en',
  path: '/more/legal',
  title: 'Legal documents',
  blocks: [{ _key: 'a', _type: 'legalList', kinds: ['policy'] }],
})

const aboutPage = published('page-en-about', 'page', {
  language: 'en',
  path: '/about',
  title: 'About',
  blocks: [],
})

export const legalDocument = published('legal-risk-disclosure', 'legalDocument', {
  slug: 'risk-disclosure',
  kind: 'policy',
  title: text('String', 'Risk disclosure'),
  versionLabel: '1.0',
  effectiveFrom: '2026-01-15',
  isSample: true,
})

export const entity = published('entity', 'entity', {
  firmName: 'Halyard Markets (Cyprus) Ltd',
  licenceNumber: '000/00',
  address: text('Text', '1 Harbour Street, Limassol'),
  regulatorName: text('String', 'Cyprus Securities and Exchange Commission'),
  regulatorUrl: 'https://www.cysec.gov.cy',
  statement: text('Text', '{firmName} is regulated by the {regulatorName}, licence {licenceNumber}.'),
})

export const menu = published('menu', 'menu', {
  items: [
    {
      _key: 'more',
      _type: 'menuItem',
      name: text('String', 'More'),
      path: '/more',
      isLink: false,
      children: [
        {
          _key: 'legal',
          _type: 'menuItem',
          name: text('String', 'Legal'),
          path: '/more/legal',
          isLink: true,
        },
      ],
    },
  ],
})

export const siteSettings = published('siteSettings', 'siteSettings', {
  brandName: 'Halyard Markets',
  links: {
    register: 'https://client.halyardmarkets.example/register',
    signIn: 'https://client.halyardmarkets.example/login',
  },
  footerLists: [
    {
      _key: 'more',
      _type: 'footerList',
      title: text('String', 'More'),
      items: [
        {
          _key: 'legal',
          _type: 'footerItem',
          name: text('String', 'Legal documents'),
          link: { _type: 'link', kind: 'path', path: '/more/legal' },
        },
      ],
    },
  ],
  paymentMethods: [{ _key: 'wire', _type: 'paymentMethod', name: text('String', 'Bank Wire') }],
  sectionLanguages: [{ _key: 'p', _type: 'sectionLanguage', path: '/partnerships', languages: ['en'] }],
})

export const banner = published('banner-hours', 'banner', {
  kind: 'promotional',
  title: text('String', 'New trading hours'),
  buttonLabel: text('String', 'Register'),
  link: { _type: 'link', kind: 'setting', setting: 'register' },
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-31T18:00:00.000Z',
  riskFormat: 'B',
})

export const redirect = published('redirect-old', 'redirect', {
  from: '/about-us',
  to: '/about',
  permanent: true,
})

export const faqEntry = published('faq-withdrawal', 'faqEntry', {
  topic: 'funding',
  question: text('String', 'How long does a withdrawal take?'),
  answer: text('Prose', paragraph('One business day with us.')),
  orderRank: '0|0a0000:',
})

export const interfaceText = (key: string, value: string) =>
  published('interface-pl-trading', 'interfaceText', {
    language: 'pl',
    namespace: 'trading',
    overrides: [{ _key: 'a', _type: 'override', key, value }],
  })

/** Documents that may be published, at least one of each kind. */
export const sound: readonly SanityDocument[] = [
  riskWarning,
  page,
  legalPage,
  aboutPage,
  legalDocument,
  entity,
  menu,
  siteSettings,
  banner,
  redirect,
  faqEntry,
  interfaceText('quotes.polled', 'Stan z {{time}} UTC.'),
]
