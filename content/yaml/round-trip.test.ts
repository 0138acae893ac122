import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { content } from '#content/content.ts'
import { parseMarkdown } from '#content/markdown/markdown.ts'
import { markdownOf } from '#content/markdown/markdown-of.ts'
import { portableText } from '#content/markdown/portable-text.ts'
import { untypeset, typeset } from '#content/typography.ts'
import { loadContent } from './load.ts'
import { filesOf } from './to-files.ts'

const documents = content.loaded.map(({ document }) => document)
const ids = documents.map(({ _id }) => _id)

describe('documents written to files and read again', () => {
  it('are the same, whatever their type', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halyard-files-'))
    try {
      for (const [file, text] of filesOf(documents, ids)) {
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), text)
      }
      const again = loadContent(pathToFileURL(`${folder}/`))
      expect(again.problems).toEqual([])
      expect(again.loaded.length).toBeGreaterThan(100)
      expect(again.loaded.map(({ document }) => document)).toEqual(documents)
      const rewritten = filesOf(
        again.loaded.map(({ document }) => document),
        ids,
      )
      expect([...rewritten]).toEqual([...filesOf(documents, ids)])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('refuse a field that no file could hold', () => {
    const [first] = documents
    expect(() => filesOf([{ ...first, _id: 'entity', _type: 'entity', colour: 'red' }], [])).toThrow(
      /entity cannot be written.*colour/,
    )
  })
})

const block = (children: unknown[], more: Record<string, unknown> = {}) => ({
  _type: 'block',
  _key: 'k',
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})
const run = (text: string, ...marks: string[]) => ({ _type: 'span', _key: 's', text, marks })

describe('Markdown and Portable Text', () => {
  it.each([
    'One paragraph.\n\nAnother one.',
    '## Head\n\n### Smaller\n\nText',
    '- one\n- two\n  - inside\n  - again\n- three\n\n1. first\n2. second',
    'A **strong** word, an *emphasised* one, ***both***, a [link](/fees) and a [**strong** link](/fees).',
    '> A quotation.',
    'A star \\* and a bracket \\[x\\](y), a backslash \\\\.',
    '1\\. is no list\n\n\\- neither\n\n\\## nor this a heading',
    'A line\\\nand its end.',
  ])('%j comes back as it was', (source) => {
    expect(markdownOf(portableText(source))).toBe(source)
  })

  it('keep what an editor can make in the Studio', () => {
    const link = { _type: 'link', _key: 'a', href: '/fees' }
    const value = [
      block([run('see ', 'a'), run('all', 'a', 'strong'), run(' * costs')], { markDefs: [link] }),
      block([run('')]),
      block([run('deep')], { listItem: 'number', level: 2 }),
    ]
    const written = markdownOf(value)
    expect(written).toBe('[see **all**](/fees) \\* costs\n\n  1. deep')
    const [read] = portableText(written)
    if (read?._type !== 'block') throw new Error('no paragraph was read')
    expect(read.markDefs).toHaveLength(1)
    expect(read.children.map(({ text, marks }) => [text, marks.length])).toEqual([
      ['see ', 1],
      ['all', 2],
      [' * costs', 0],
    ])
  })

  it('refuse what is no Portable Text', () => {
    expect(() => markdownOf([{ children: 'x' }])).toThrow()
    expect(parseMarkdown('')).toHaveLength(1)
  })
})

describe('untypeset', () => {
  it.each([
    ['de', '3,33 % von 10.000 Euro'],
    ['pl', 'do 20 000 euro i w banku'],
    ['de', 'fest\u00a0gesetzt'],
  ] as const)('gives back what was written: %s %s', (language, text) => {
    expect(untypeset(language, typeset(language, text))).toBe(text)
  })
})
