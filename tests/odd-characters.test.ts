import { describe, expect, it } from 'vitest'
import { isMet } from '#common/rules/evaluate.ts'
import { isTaken } from '#common/rules/unique.ts'
import { asCode, asStored, asTyped, digitsIn } from '#common/text/as-read.ts'
import { addressKey } from '#common/text/old-address.ts'
import { evaluateValue, parseQuery } from '#lake/query/groq.ts'
import { knownTree } from '#lake/query/plan/plan.ts'
import { cleaned } from '#lake/write/validity/cleaned.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { safeHref } from '#schemas/lib/addresses.ts'
import { isFound } from '#web/features/board/plan/plan-search.ts'
import { matching } from '#web/design/controls/plan-combobox.ts'
import { everything, passes } from '#web/features/calendar/filter.ts'
import { buildEngine, find } from '#web/features/search/engine.ts'
import { isEmail } from '#web/lib/email.ts'

// Every character of the categories Cf and Cc, in each place where a text is judged, looked for, cleaned or sent.

/** Formats that a reader sees: they stand for what they look like. */
const seen = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/
/** Controls that a reader sees as space. */
const space = /[\t\n\v\f\r\u0085]/
/** What is seen in the letters beside it, and so is stored between them. */
const between = new Set(['\u00ad', '\u200c', '\u200d'])

const codes = Array.from({ length: 0x11_00_00 }, (_, code) => code)
const characters = codes
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Cf}\p{Cc}]/u.test(character))

const unseen = characters.filter((character) => !space.test(character))

const match = (text: string, pattern: string): unknown =>
  evaluateValue(knownTree(parseQuery('$text match $pattern', { text, pattern })), {
    dataset: [],
    timestamp: new Date(0),
    identity: 'me',
    projectId: 'p',
    datasetName: 'd',
    dereference: () => null,
    params: { text, pattern },
  })

const looked = (text: string, question: string): number =>
  find(buildEngine([{ kind: 'term', title: text, text, href: '#t' }]), question, 1).count

const other = { _id: 'b', symbol: 'XAUUSD' }
const release = { kind: 'release', currency: null, importance: 3, title: 'Payrolls' } as const

/** Each place, and whether a character `at` in a text leaves it right there. */
const places: Record<string, (at: string) => boolean> = {
  'a hand-written figure': (at) => !isMet(noLossFigure, `74${at}% of retail investor accounts lose money.`),
  'a word of such a figure': (at) => !isMet(noLossFigure, `74% of retail investor ac${at}counts lose money.`),
  'a required text': (at) => !isMet({ rule: 'required', message: '' }, at),
  'the address of a link': (at) => !isMet(safeHref(), `https://example.com/a${at}b`),
  'an address as it is stored': (at) =>
    seen.test(at) || asStored(`https://exam${at}ple.com/`) === 'https://example.com/',
  'a title as it is stored': (at) => seen.test(at) || asStored(`Fees ${at}`) === 'Fees ',
  'a document as it is stored': (at) =>
    seen.test(at) || between.has(at) || cleaned({ title: `Fe${at}es` }).title === 'Fees',
  'what must be unlike another': (at) =>
    isTaken(
      { rule: 'unique', with: [], message: '' },
      { path: 'symbol', value: `XAU${at}USD` },
      { _id: 'a', symbol: `XAU${at}USD` },
      [other],
    ),
  'an old address': (at) => addressKey(`/Old${at}-Page`) === '/old-page',
  'an e-mail address': (at) => asCode(`de${at}sk@halyard.example`) === 'desk@halyard.example',
  'an e-mail address that nobody cleaned': (at) => !isEmail(`de${at}sk@halyard.exam`),
  'a code': (at) => digitsIn(`043${at}309`) === '043309',
  'a name that is typed': (at) => between.has(at) || asTyped(`A${at}da`) === 'Ada',
  'the site’s search, in its text': (at) => looked(`the free mar${at}gin`, 'margin') === 1,
  'the site’s search, in the question': (at) => looked('the free margin', `mar${at}gin`) === 1,
  'match, in its text': (at) => match(`the free mar${at}gin`, 'margin') === true,
  'match, in the pattern': (at) => match('the free margin', `mar${at}*`) === true,
  'the list of a combobox': (at) => matching([{ value: 'm', label: 'Margin' }], `mar${at}gin`).length === 1,
  'the list of instruments': (at) => isFound({ symbol: 'XAUUSD', name: 'Gold' }, `go${at}ld`),
  'the calendar': (at) => passes({ ...everything, word: `pay${at}rolls` }, release),
}

describe('a character that nobody sees changes nothing', () => {
  it('is tried for all of Cf and Cc', () => {
    expect(unseen.length).toBeGreaterThan(200)
  })

  it.each(Object.entries(places))('in %s', (_place, isRight) => {
    const wrong = unseen.filter((character) => !isRight(character))
    expect(wrong.map((character) => `U+${character.codePointAt(0)?.toString(16)}`)).toEqual([])
  })
})

describe('a word is found as it is typed plainly, and the other way', () => {
  it.each([
    ['Uberweisung', 'U\u0308berweisung', '\u00dcberweisung'],
    ['decomposed', 'Ge\u0301ne\u0301ral', 'G\u00e9n\u00e9ral'],
    ['full-width', '\uff2d\uff41\uff52\uff47\uff49\uff4e', 'Margin'],
    ['a ligature', 'pro\ufb01t', 'profit'],
    ['a letter as a sign', '\u212bngstrom', '\u00c5ngstrom'],
  ])('%s', (_kind, odd, plain) => {
    for (const [text, asked] of [
      [odd, plain],
      [plain, odd],
    ] as const) {
      expect(looked(`the ${text} here`, asked)).toBe(1)
      expect(match(`the ${text} here`, asked)).toBe(true)
      expect(isFound({ symbol: 'A', name: text }, asked)).toBe(true)
      expect(matching([{ value: 'm', label: text }], asked)).toHaveLength(1)
      expect(passes({ ...everything, word: asked }, { ...release, title: text })).toBe(true)
    }
  })
})
