import type { SanityDocument } from 'sanity'
import {
  text,
  paragraph,
  riskText,
  riskWarning,
  page,
  legalDocument,
  entity,
  menu,
  siteSettings,
  banner,
  redirect,
  faqEntry,
  interfaceText,
} from './sample-documents.ts'

const figure = 'Write a number from 0 to 100 with at most two decimals, for example 74.5.'
const path =
  'Write a path such as /about/intro: lower-case letters, digits and hyphens, starting with a slash.'
const address =
  'Write an address that starts with https://, mailto: or tel:, or a path of this site such as /more/legal.'

const lossFigure =
  'Do not write the share of losing accounts by hand: it stands in “Risk warning”, and the site shows it on every page.'
const longTitle = 'This is too long for a title: keep it under 120 characters.'

const menuEntry = (where: string, fields: Record<string, unknown> = {}) => ({
  _key: where,
  _type: 'menuItem',
  name: text('String', where),
  path: where,
  ...fields,
})

const keptEntry =
  'The menu must keep the entry /more/legal, as a link and in every language: readers find the risk disclosure and all papers there.'
const circle =
  'The menu refers to itself: an entry stands below one with the same path, or entries send visitors round in a circle.'
const language =
  'Leave the language out: the redirect holds for every language, so write /about instead of /de/about.'

const withHref = (href: string) => ({
  ...page,
  blocks: [
    {
      _key: 'c',
      _type: 'richText',
      content: [
        {
          _key: 'd',
          _type: 'block',
          style: 'normal',
          markDefs: [{ _key: 'e', _type: 'link', href }],
          children: [{ _key: 'f', _type: 'span', text: 'here', marks: ['e'] }],
        },
      ],
    },
  ],
})

/** Documents that must not be published, each with the sentence that says why. */
export const broken: readonly { name: string; document: SanityDocument; sentence: string }[] = [
  { name: 'a percentage of 174', document: { ...riskWarning, lossPercentage: 174 }, sentence: figure },
  { name: 'a percentage below 0', document: { ...riskWarning, lossPercentage: -1 }, sentence: figure },
  { name: 'a percentage of "abc"', document: { ...riskWarning, lossPercentage: 'abc' }, sentence: figure },
  { name: 'a percentage of 74.123', document: { ...riskWarning, lossPercentage: 74.123 }, sentence: figure },
  {
    name: 'no percentage',
    document: { ...riskWarning, lossPercentage: undefined },
    sentence: 'Write the percentage of accounts that lost money, for example 74.5.',
  },
  {
    name: 'a percentage without a source',
    document: { ...riskWarning, source: '' },
    sentence: 'Say where the figure comes from.',
  },
  {
    name: 'format B without its figure',
    document: { ...riskWarning, texts: [riskText('B', 'Trading is risky.')] },
    sentence: 'Format B states the percentage: its sentences must hold {pct} exactly once.',
  },
  {
    name: 'format D with two figures',
    document: { ...riskWarning, texts: [riskText('D', '{pct}% of accounts, {pct}% of all, lose.')] },
    sentence: 'Format D states the percentage: its sentences must hold {pct} exactly once.',
  },
  {
    name: 'format G with a figure',
    document: { ...riskWarning, texts: [riskText('G', '{pct}% of accounts lose money.')] },
    sentence: 'Format G is for a firm without a percentage: take {pct} out.',
  },
  {
    name: 'a figure written by hand',
    document: { ...riskWarning, texts: [riskText('G', '74 % of accounts lose money.')] },
    sentence: 'Do not write the percentage by hand: write {pct}% and keep the figure in “Loss percentage”.',
  },
  { name: 'a path with capitals', document: { ...page, path: '/About' }, sentence: path },
  { name: 'a path with dots', document: { ...page, path: '/../etc' }, sentence: path },
  { name: 'a page without a title', document: { ...page, title: '' }, sentence: 'Give the page a title.' },
  {
    name: 'a page in an unknown language',
    document: { ...page, language: 'fr' },
    sentence: 'Choose one of the languages of this site.',
  },
  {
    name: 'an opening without a title',
    document: { ...page, blocks: [{ _key: 'a', _type: 'hero', lede: 'Only a lede.' }] },
    sentence: 'Write the title of the opening.',
  },
  { name: 'a link that runs a script', document: withHref('javascript:alert(1)'), sentence: address },
  { name: 'a link that is not secure', document: withHref('http://example.com'), sentence: address },
  { name: 'a link to another host by two slashes', document: withHref('//example.com'), sentence: address },
  {
    name: 'a paper without an English title',
    document: { ...legalDocument, title: text('String', 'Risikohinweis', 'de') },
    sentence: 'Give the paper a title in English.',
  },
  {
    name: 'a paper with an empty English title',
    document: { ...legalDocument, title: text('String', '') },
    sentence: 'Give the paper a title in English.',
  },
  {
    name: 'a paper of an unknown kind',
    document: { ...legalDocument, kind: 'leaflet' },
    sentence: 'Choose one of the kinds of the legal library.',
  },
  {
    name: 'a paper with an emoji in its address',
    document: { ...legalDocument, slug: 'risk-🙂' },
    sentence: 'Use lower-case letters, digits and single hyphens, for example risk-disclosure.',
  },
  {
    name: 'a paper with a language but no file in it',
    document: { ...legalDocument, file: text('File', { _type: 'file' }) },
    sentence: 'Choose the PDF of this language, or remove the language.',
  },
  {
    name: 'a firm without a licence',
    document: { ...entity, licenceNumber: undefined },
    sentence: 'Write the licence number.',
  },
  {
    name: 'a menu entry below without a path',
    document: {
      ...menu,
      items: [
        {
          _key: 'more',
          _type: 'menuItem',
          name: text('String', 'More'),
          path: '/more',
          children: [{ _key: 'legal', _type: 'menuItem', name: text('String', 'Legal') }],
        },
      ],
    },
    sentence: 'Write the path of the entry.',
  },
  {
    name: 'a share of losing accounts in a text, over two runs of words',
    document: {
      ...page,
      blocks: [
        {
          _key: 'c',
          _type: 'richText',
          content: paragraph('Of ours, 74', '.5 % of retail accounts lose money.'),
        },
      ],
    },
    sentence: lossFigure,
  },
  {
    name: 'a share of losing accounts in a title, in German',
    document: { ...page, title: '74,5 % der Kleinanlegerkonten verlieren Geld' },
    sentence: lossFigure,
  },
  {
    name: 'a share of losing accounts in an answer, in Polish',
    document: { ...faqEntry, answer: text('Prose', paragraph('Pieniądze traci 74,5% rachunków.'), 'en') },
    sentence: lossFigure,
  },
  {
    name: 'a title of 10,000 characters',
    document: { ...page, title: 'a'.repeat(10_000) },
    sentence: longTitle,
  },
  {
    name: 'a paper that ends before it begins',
    document: { ...legalDocument, effectiveUntil: '2026-01-01' },
    sentence: 'The last day must come after the day from which the paper applies.',
  },
  {
    name: 'a period that ends before it begins',
    document: { ...riskWarning, periodTo: '2025-06-30' },
    sentence: 'The period must end after it begins.',
  },
  {
    name: 'a menu without the legal papers',
    document: {
      ...menu,
      items: [
        { _key: 'more', _type: 'menuItem', name: text('String', 'More'), path: '/more', isLink: false },
      ],
    },
    sentence: keptEntry,
  },
  {
    name: 'a menu whose legal papers are a heading that cannot be opened',
    document: { ...menu, items: [menuEntry('/more/legal', { isLink: false })] },
    sentence: keptEntry,
  },
  {
    name: 'a menu whose legal papers are shown in one language only',
    document: { ...menu, items: [menuEntry('/more/legal', { languages: ['en'] })] },
    sentence: keptEntry,
  },
  {
    name: 'a menu entry below itself',
    document: {
      ...menu,
      items: [
        menuEntry('/more/legal', {
          children: [menuEntry('/about', { children: [menuEntry('/more/legal')] })],
        }),
      ],
    },
    sentence: circle,
  },
  {
    name: 'a menu whose entries send visitors round',
    document: {
      ...menu,
      items: [
        menuEntry('/more/legal'),
        menuEntry('/about', { toPath: '/about/intro' }),
        menuEntry('/about/intro', { toPath: '/about' }),
      ],
    },
    sentence: circle,
  },
  {
    name: 'a table with a row that lacks a cell',
    document: {
      ...page,
      blocks: [
        {
          _key: 't',
          _type: 'dataTable',
          caption: 'Charges',
          columns: ['Charge', 'Amount'],
          rows: [
            { _key: 'r', _type: 'tableRow', cells: ['Inactivity', 'none'] },
            { _key: 's', _type: 'tableRow', cells: ['Conversion'] },
          ],
        },
      ],
    },
    sentence: 'A row has more or fewer cells than the table has columns: give each row one cell a column.',
  },
  {
    name: 'a redirect from a path with its language',
    document: { ...redirect, from: '/de/alt' },
    sentence: language,
  },
  { name: 'a redirect to the home of a language', document: { ...redirect, to: '/pl' }, sentence: language },
  {
    name: 'a menu entry that leads to itself',
    document: {
      ...menu,
      items: [
        {
          _key: 'l',
          _type: 'menuItem',
          name: text('String', 'L'),
          path: '/more/legal',
          toPath: '/more/legal',
        },
      ],
    },
    sentence: 'An entry cannot lead to itself: choose another path.',
  },
  {
    name: 'settings without an address to log in',
    document: { ...siteSettings, links: { register: 'https://client.example' } },
    sentence: 'Every page has a button to log in: write its address.',
  },
  {
    name: 'a footer without the legal papers',
    document: {
      ...siteSettings,
      footerLists: [{ _key: 'm', _type: 'footerList', title: text('String', 'M') }],
    },
    sentence:
      'The foot of the page must keep the link /more/legal: readers find the risk disclosure and all papers there.',
  },
  {
    name: 'an interface text that the program does not have',
    document: interfaceText('quotes.nothing', 'Stan'),
    sentence: 'The program has no text with this key. Look it up in “Interface texts”.',
  },
  {
    name: 'an interface text that loses its placeholder',
    document: interfaceText('quotes.polled', 'Stan z {{czas}} UTC.'),
    sentence: 'Keep what stands in double braces exactly as in the English text, such as {{time}}.',
  },
  {
    name: 'an interface text with markup',
    document: interfaceText('quotes.polled', '<b>{{time}}</b>'),
    sentence: 'Write plain words: the signs < and > are not shown as they are.',
  },
  {
    name: 'a banner that ends before it begins',
    document: { ...banner, endsAt: '2026-11-01T08:00:00.000Z' },
    sentence: 'The banner must end after it begins.',
  },
  {
    name: 'a banner without its risk note',
    document: { ...banner, riskFormat: undefined },
    sentence: 'A banner must carry the risk note: choose B or C.',
  },
  {
    name: 'a redirect to itself',
    document: { ...redirect, to: '/about-us' },
    sentence:
      'That path is redirected itself: lead to the final page, so that visitors are never sent in a circle.',
  },
  {
    name: 'an address of Settings that is not secure',
    document: {
      ...siteSettings,
      links: { register: 'http://client.example', signIn: 'https://client.example' },
    },
    sentence: 'Write a whole address that starts with https://, without a user name before the host.',
  },
]
