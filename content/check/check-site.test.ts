import { describe, expect, it } from 'vitest'
import { content } from '#content/content.ts'
import { papers } from '#content/legal/paper-table.ts'
import { checkSite } from './check-site.ts'
import type { Site, Subject } from './subject.ts'

const addresses = new Set(papers.map(({ slug }) => `/legal/${slug}.pdf`))
const site: Site = { subjects: content.loaded, papers: addresses }
const before = new Set(checkSite(site).map((finding) => JSON.stringify(finding)))

/** What is found when one document is another than it is. */
function findings(id: string, change: (document: Subject['document']) => Record<string, unknown>): string[] {
  const subjects = site.subjects.map((subject) =>
    subject.document._id === id
      ? { ...subject, document: { ...subject.document, ...change(subject.document) } }
      : subject,
  )
  expect(site.subjects.some(({ document }) => document._id === id)).toBe(true)
  return checkSite({ ...site, subjects })
    .filter((finding) => !before.has(JSON.stringify(finding)))
    .map(({ file, field, message }) => `${file} ${field}: ${message}`)
}

const page = 'page-de-about-intro'
const block = (fields: Record<string, unknown>) => ({ _type: 'richText', _key: 'new', ...fields })
const paragraph = (text: string, href?: string) => [
  {
    _type: 'block',
    _key: 't',
    markDefs: href === undefined ? [] : [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  },
]
const adding =
  (added: Record<string, unknown>) =>
  ({ blocks }: Record<string, unknown>) => ({ blocks: [...(Array.isArray(blocks) ? blocks : []), added] })

describe('the content of the repository', () => {
  it('breaks no rule, has its words in every language and no dead reference', () => {
    expect(content.loaded.length).toBeGreaterThan(200)
    const serious = [...before].filter((finding) => !/there is no page|is missing in|split it/.test(finding))
    expect(serious).toEqual([])
  })
})

describe('the check of the content', () => {
  it.each([
    [
      'a page that is gone',
      () => ({ path: '/about/elsewhere' }),
      /about-intro.yaml : the page \/about\/intro is missing in Deutsch/,
    ],
    ['a rule that is broken', () => ({ title: '' }), /title: Give the page a title/],
    [
      'a share of losing accounts',
      () => ({ title: '74,5 % der Kleinanlegerkonten' }),
      /title: Do not write the share/,
    ],
    [
      'a block the English page has not',
      adding(block({ content: paragraph('Neu.') })),
      /\[new\].*the English page has the end/,
    ],
    [
      'a dead link',
      adding(block({ content: paragraph('hier', '/no/where') })),
      /no page \/no\/where in Deutsch/,
    ],
    [
      'a paper that is not there',
      adding(block({ content: paragraph('hier', '/legal/none.pdf') })),
      /none.pdf/,
    ],
    [
      'a setting that is not there',
      adding(block({ content: paragraph('hier', 'setting:casino') })),
      /no address casino/,
    ],
    [
      'a short description',
      () => ({
        metadata: { title: 'Titel mit zwanzig Zeichen', description: 'kurz', keywords: ['a', 'b', 'c'] },
      }),
      /metadata.description: 70 to 155 characters, not 4/,
    ],
    ['a placeholder', adding(block({ content: paragraph('Lorem ipsum dolor.') })), /“Lorem” is no text/],
    [
      'English words on a German page',
      adding(
        block({
          content: paragraph(
            'You put up only part of the value, and a small move of the price becomes a large share of it.',
          ),
        }),
      ),
      /stands under Deutsch but reads as en/,
    ],
    [
      'a drawing without words',
      adding({ _type: 'illustration', _key: 'new', name: 'flags', alt: 'Bild' }),
      /describe what is to be seen/,
    ],
    [
      'a summary in one breath',
      adding({ _type: 'opening', _key: 'new', title: 'Neu', lede: `Das ist ${'sehr '.repeat(30)}lang.` }),
      /a sentence of 33 words/,
    ],
  ] as const)('finds %s', (_name, change, expected) => {
    const found = findings(page, change)
    expect(
      found.some((line) => expected.test(line)),
      found.join('\n'),
    ).toBe(true)
  })

  it('finds words that are missing in a language, and a redirect to nowhere', () => {
    const name = [{ _key: 'en', language: 'en', value: 'Euro' }]
    expect(findings('instrument-EURUSD', () => ({ name })).join('\n')).toMatch(
      /name: the words in Polski are missing/,
    )
    expect(findings('redirect-faq', () => ({ to: '/nowhere' })).join('\n')).toMatch(
      /to: there is no page \/nowhere/,
    )
  })
})
