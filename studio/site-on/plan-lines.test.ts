import { describe, expect, it } from 'vitest'
import { changedLines, type Line, linesOf, type Readable } from './plan-lines.ts'

const node = (nodeName: string, ...childNodes: (Readable | string)[]): Readable => ({
  nodeName,
  nodeValue: null,
  childNodes: childNodes.map((child) =>
    typeof child === 'string' ? { nodeName: '#text', nodeValue: child, childNodes: [] } : child,
  ),
})

const line = (text: string, level = 0): Line => ({ level, text })

describe('linesOf', () => {
  it('reads a line for each heading, paragraph, entry and cell, and what is within it as one', () => {
    const page = node(
      'html',
      node('head', node('title', 'Fees · Halyard Markets'), node('script', 'let a')),
      node('script', 'let a'),
      node('h1', 'Fees ', node('small', 'of today')),
      node('p', '74.5', node('span', '% of accounts\n lose '), node('b', 'money'), '.'),
      node('ul', node('li', 'One'), node('li', node('a', 'Two'))),
      node('svg', node('text', 'drawn')),
      node('table', node('tr', node('th', 'Gold'), node('td', '1.2'))),
    )
    expect(linesOf(page)).toEqual([
      line('Fees · Halyard Markets'),
      line('Fees of today', 1),
      line('74.5% of accounts lose money.'),
      line('One'),
      line('Two'),
      line('Gold'),
      line('1.2'),
    ])
  })

  it('finds nothing in a page without words', () => {
    expect(linesOf(node('body', ' ', node('p')))).toEqual([])
  })
})

describe('changedLines', () => {
  const before = ['A', 'It is 71.2% here', 'B', 'Gone'].map((text) => line(text))
  it('has nothing to say of the same page', () => {
    expect(changedLines(before, before)).toEqual([])
  })

  it('marks the words of a line that was changed, and lines that went and came', () => {
    const after = ['A', 'It is 74.5% here', 'B', 'New', 'Newer'].map((text) => line(text))
    expect(
      changedLines(before, after).map((words) => words.map(({ text, mark }) => `${mark} ${text}`)),
    ).toEqual([
      ['same It is ', 'removed 71.2', 'added 74.5', 'same % here'],
      ['removed Gone', 'added New'],
      ['added Newer'],
    ])
  })

  it('has each line of a page that was another', () => {
    expect(changedLines([line('Old')], [])).toEqual([[{ text: 'Old', mark: 'removed' }]])
    expect(changedLines([], [line('New')])).toEqual([[{ text: 'New', mark: 'added' }]])
  })
})
