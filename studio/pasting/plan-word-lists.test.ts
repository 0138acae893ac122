import { describe, expect, it, test } from 'vitest'
import { planWordLists } from './plan-word-lists.ts'

const gap = '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; '
/** A point as Word for Windows writes it, with its lines broken where they happen to be. */
const point = (sign: string, words: string, { level = 1, broken = '' } = {}) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;
mso-fareast-font-family:Symbol'><span style='mso-list:${broken}Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>${gap}</span></span></span><![endif]>${words}<o:p></o:p></p>`

/** Without what says nothing. */
const plain = (html: string | undefined) =>
  html?.replaceAll(/<!\[[^>]*\]>|<\/?(?:span|o:p)[^>]*>|\n/g, '').replaceAll(/\s+</g, '<')

describe('points that Word marks', () => {
  test.each([
    ['·', 'ul'],
    ['o', 'ul'],
    ['§', 'ul'],
    ['1.', 'ol'],
    ['12)', 'ol'],
    ['a.', 'ol'],
    ['iv.', 'ol'],
  ])('%s is the sign of a %s', (sign, kind) => {
    const html = plain(planWordLists(`${point(sign, 'First')}\n${point(sign, 'Second')}`))
    expect(html).toBe(`<${kind}><li>First</li><li>Second</li></${kind}>`)
  })

  it('a line that is broken within the mark changes nothing', () => {
    expect(plain(planWordLists(point('·', 'First point', { broken: '\n' })))).toBe(
      '<ul><li>First point</li></ul>',
    )
  })

  it('points of points are lists within', () => {
    const html = [
      point('1.', 'One'),
      point('o', 'Within', { level: 2 }),
      point('§', 'Deeper', { level: 3 }),
      point('2.', 'Two'),
    ].join('\n')
    expect(plain(planWordLists(html))).toBe(
      '<ol><li>One<ul><li>Within<ul><li>Deeper</li></ul></li></ul></li><li>Two</li></ol>',
    )
  })

  it('a list that leaves a level out has its points beside each other', () => {
    const [one, deep, deeper] = [
      point('·', 'A'),
      point('·', 'B', { level: 3 }),
      point('·', 'C', { level: 3 }),
    ]
    expect(plain(planWordLists([one, deep, deeper].join('')))).toBe(
      '<ul><li>A<ul><li>B</li><li>C</li></ul></li></ul>',
    )
  })

  it('words between end a list, and another sign begins one', () => {
    const html = `<p>Before</p>${point('·', 'A')}<p>Between</p>${point('·', 'B')}\n${point('1.', 'C')}<p>After</p>`
    expect(plain(planWordLists(html))).toBe(
      '<p>Before</p><ul><li>A</li></ul><p>Between</p><ul><li>B</li></ul><ol><li>C</li></ol><p>After</p>',
    )
  })

  it('bold and links of a point stay', () => {
    const words = '<b>Spread</b> of <a href="https://halyard.example/fees">our fees</a>'
    expect(planWordLists(point('·', words))).toContain(words)
  })
})

const bare = (words: string) => `<p class="MsoListParagraph">${words}</p>`

describe('points that nothing marks, as Outlook and Word on a Mac write them', () => {
  test.each([
    ['·First point', 'ul', 'First point'],
    [`<span>·</span>${gap}First point`, 'ul', 'First point'],
    [`&middot;${gap}First point`, 'ul', 'First point'],
    [`o${gap}First point`, 'ul', 'First point'],
    [`§${gap}First point`, 'ul', 'First point'],
    [`3.${gap}First point`, 'ol', 'First point'],
  ])('%s', (words, kind, left) => {
    expect(plain(planWordLists(bare(words)))).toBe(`<${kind}><li>${left}</li></${kind}>`)
  })

  test.each(['offers begin', '1.5 pips', 'a point without a sign'])('“%s” has no sign', (words) => {
    expect(planWordLists(bare(words))).toBeUndefined()
  })
})

test.each([
  '<p class=MsoNormal>1. A sentence that begins with a number</p>',
  '<ul><li>A list as it should be</li></ul>',
  '',
])('leaves alone what is no list of Word’s: %s', (html) => expect(planWordLists(html)).toBeUndefined())
