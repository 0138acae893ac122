import { describe, expect, it } from 'vitest'
import { buildEngine, excerptOf, find } from './engine.ts'
import type { SearchEntry } from '#web/content/pages/search-entries.ts'

const entries: SearchEntry[] = [
  {
    kind: 'page',
    title: 'Gebühren',
    text: 'Was ein Auftrag kostet: Spread, Größe und Nacht.',
    href: '/de/fees',
  },
  { kind: 'instrument', title: 'EURUSD', text: 'Euro gegen US-Dollar', href: '/de/trading/forex' },
  {
    kind: 'question',
    title: 'Wie zahle ich ein?',
    text: 'Mit einer Überweisung. Es kostet nichts.',
    href: '/de/more/faq#question-a',
  },
  { kind: 'term', title: 'Zażółć', text: 'Ein Wort aus dem Polnischen', href: '/de/glossary#term-z' },
]
const engine = buildEngine(entries)
const titles = (question: string) => find(engine, question, 10).hits.map(({ title }) => title)

describe('the site search', () => {
  it('finds by beginnings, without accents and with a slip', () => {
    expect(titles('geb')).toEqual(['Gebühren'])
    expect(titles('grosse')).toEqual(['Gebühren'])
    expect(titles('zazolc')).toEqual(['Zażółć'])
    expect(titles('ueberweisung')).toEqual(['Wie zahle ich ein?'])
    expect(titles('ubw')).toEqual([])
    expect(titles('Uberweisnug')).toEqual(['Wie zahle ich ein?'])
    expect(titles('eurusd')).toEqual(['EURUSD'])
  })

  it('asks for all words, and puts titles first', () => {
    expect(titles('auftrag spread')).toEqual(['Gebühren'])
    expect(titles('auftrag überweisung')).toEqual([])
  })

  it('reads eight words, each once, and of single letters only whole ones', () => {
    expect(titles('g')).toContain('Gebühren')
    expect(titles('gebühren a b c d e f g h i j k')).toEqual([])
    expect(titles(`${'spread '.repeat(20)}auftrag`)).toEqual(['Gebühren'])
    expect(titles('was ein auftrag kostet spread größe und nacht überweisung')).toEqual(['Gebühren'])
  })

  it('finds nothing for nothing, and survives any question', () => {
    for (const question of ['', ' ', '<script>', '*', '"', '\u0000', 'x'.repeat(10_000)])
      expect(titles(question)).toEqual([])
  })
})

const term = (title: string, text: string): SearchEntry => ({
  kind: 'term',
  title,
  text,
  href: `#${title}`,
})

describe('a title that is the question', () => {
  it('comes before longer ones, whatever their kind', () => {
    const terms = buildEngine([
      term('Freie Margin', 'Margin Margin'),
      term('Margin-Niveau', 'Margin durch Margin'),
      { kind: 'page', title: 'Übersicht', text: 'Margin', href: '/x', within: 'Ihr Konto' },
      term('Margin', 'Was hinterlegt ist, ein längerer Text über das, was ein Geschäft bindet'),
    ])
    const { hits } = find(terms, ' margin', 10)
    expect(hits.map(({ title }) => title)[0]).toBe('Margin')
    expect(hits.find(({ title }) => title === 'Übersicht')?.within).toBe('Ihr Konto')
    expect(hits[0]?.within).toBeNull()
  })
})

describe('the number of hits', () => {
  it('is the same however many are listed', () => {
    const [few, all] = [1, 10].map((most) => find(engine, 'ein', most))
    expect([few?.hits.length, few?.count]).toEqual([1, all?.hits.length])
    expect(all?.count).toBeGreaterThan(1)
  })
})

describe('excerptOf', () => {
  it('shows the words around the find', () => {
    const text = `${'vorher '.repeat(40)}Margin ${'nachher '.repeat(40)}`
    const excerpt = excerptOf(text, ['margin'])
    expect(excerpt).toMatch(/^… vorher .*Margin nachher.* …$/)
    expect(excerpt.length).toBeLessThan(240)
    expect(excerptOf('Kurz und gut', ['nichts'])).toBe('Kurz und gut')
  })
})
