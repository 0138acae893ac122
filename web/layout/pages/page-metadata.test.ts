import { expect, test } from 'vitest'
import type { PageContent } from '#web/content/pages/page.ts'
import type { RiskWarning } from '#web/documents/risk-warning.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import { pageMetadata } from './page-metadata.ts'

const page: PageContent = {
  locale: 'de',
  path: '/about/intro',
  title: 'Einführung',
  metadata: { title: 'Wer wir sind', description: 'Die Firma', keywords: [], image: null },
  header: 'compact',
  blocks: [],
  alternates: ['de', 'pl'],
}
const settings: SiteSettings = {
  brandName: 'Brand',
  localWarning: false,
  metadata: { title: 'CFD-Handel', description: 'Standard', keywords: ['CFD', 'Handel'] },
  links: {
    clientArea: null,
    register: null,
    demo: null,
    signIn: null,
    partner: null,
    management: null,
    googlePlay: null,
    appStore: null,
  },
  closing: { title: null, text: null },
  footerIntro: '',
  footerLists: [],
  paymentMethods: [],
}

const risk: RiskWarning = {
  percentage: '12,5',
  cells: 13,
  sentences: () => ['A sentence.'],
  isSample: true,
  statusOf: () => 'verified',
}

test('addresses are absolute, and only languages the page has are named', () => {
  const { alternates, title, keywords } = pageMetadata(page, settings, risk, 'https://site.example')
  expect(title).toBe('Wer wir sind · Brand')
  expect(keywords).toEqual(['CFD', 'Handel'])
  expect(alternates).toEqual({
    canonical: 'https://site.example/de/about/intro',
    languages: {
      de: 'https://site.example/de/about/intro',
      pl: 'https://site.example/pl/about/intro',
      'x-default': 'https://site.example/de/about/intro',
    },
  })
})

test('the home page of the default language is the bare address', () => {
  const home: PageContent = { ...page, locale: 'en', path: '/', alternates: ['en', 'de'] }
  const { alternates } = pageMetadata(home, settings, risk, 'https://site.example')
  expect(alternates?.canonical).toBe('https://site.example/')
  expect(alternates?.languages).toMatchObject({ 'x-default': 'https://site.example/' })
})

test('what a page lacks comes from the settings of the site', () => {
  const bare: PageContent = { ...page, metadata: { ...page.metadata, title: '', description: '' } }
  expect(pageMetadata(bare, settings, risk, 'https://site.example')).toMatchObject({
    title: 'CFD-Handel · Brand',
    description: 'Standard',
  })
})

const shared = (warning: RiskWarning) =>
  pageMetadata(page, settings, warning, 'https://site.example').openGraph

test('a page is shared with a picture of its own, named after what it says', () => {
  expect(shared(risk)).toMatchObject({
    images: [
      {
        url: expect.stringMatching(/^https:\/\/site\.example\/og\/de\/about\/intro\.png\?v=/),
        width: 1200,
        height: 630,
      },
    ],
  })
  expect(shared(risk)).not.toEqual(shared({ ...risk, percentage: '13' }))
})
