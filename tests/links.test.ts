import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anchorOf } from '#studio/help/plan-guide.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Documents of the project; the texts in `content` are the site's, whose links `content:check` follows. */
const documents = globSync(
  ['*.md', '{docs,lake,sandbox,deploy,tests}/**/*.md', '{content,web,studio,common}/README.md'],
  {
    cwd: root,
  },
)

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => anchorOf(name))

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '')

/** Targets of links and pictures that lead somewhere in the tree. */
const relativeLinks = (text: string): string[] =>
  [
    ...withoutCode(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?:|mailto:)/.test(target))

/** Links of a document that lead to no file, or to no heading of it. */
const brokenLinks = (file: string, text: string): string[] =>
  relativeLinks(text).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (path !== '' && !existsSync(join(root, target))) return true
    if (anchor === undefined || !target.endsWith('.md')) return false
    return !anchorsOf(path === '' ? text : read(target)).includes(anchor)
  })

const code = (text: string): string[] =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

/** Paths of the tree in backticks, `web/proxy.ts`; patterns, calls and built files are none. */
const namedPaths = (text: string): string[] =>
  code(text)
    .filter((words) =>
      /^(?:common|content|docs|lake|locales|sandbox|schemas|scripts|settings|studio|tests|web)\/[\w./[\]-]+$/.test(
        words,
      ),
    )
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => !/(?:^|\/)(?:dist|\.next)(?:\/|$)/.test(path))

/** Source files in backticks, by the end of their path: `plan-row.ts`, `write/writer.ts`. */
const namedSources = (text: string): string[] =>
  code(text).filter((words) => /^[\w./[\]-]+\.(?:tsx?|mjs|css)$/.test(words))

const sources = globSync('**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist|\.next[^/]*|\.data|\.test)$/.test(name),
}).map((file) => `/${file}`)
const isSource = (end: string): boolean =>
  sources.some((file) => file.endsWith(`/${end.replace(/^\.?\//, '')}`))

/** A test may be named without its ending: `tests/contract/sweep/fuzz`. */
const exists = (path: string): boolean =>
  ['', '.contract.ts', '.e2e.ts', '.journey.ts'].some((ending) => existsSync(join(root, path + ending)))

describe('documents', () => {
  it('link files and headings that are there', () => {
    expect(documents.length).toBeGreaterThan(40)
    expect(documents.flatMap((file) => relativeLinks(read(file))).length).toBeGreaterThan(50)
    expect(
      documents.flatMap((file) => brokenLinks(file, read(file)).map((link) => `${file}: ${link}`)),
    ).toEqual([])
  })

  it('name files and folders that are there', () => {
    const named = documents.flatMap((file) => namedPaths(read(file)).map((path) => ({ file, path })))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ path }) => !exists(path))).toEqual([])
  })

  it('name source files that are there', () => {
    const named = documents.flatMap((file) => namedSources(read(file)).map((source) => ({ file, source })))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ source }) => !isSource(source))).toEqual([])
  })

  it('and comments of source name files and folders that are there', () => {
    const ours = sources.filter((file) => !file.endsWith('tests/links.test.ts') && !file.includes('.gen.'))
    const named = ours.flatMap((file) => namedPaths(read(file)).map((path) => ({ file, path })))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ path }) => !exists(path) && path !== 'schemas/schema.gen.json')).toEqual([])
  })

  it('would be found with broken links', () => {
    const text =
      '# A `b` (c)\n[x](nowhere.md) [y](docs/glossary.md#nothing) [z](#a-b-c) ![p](none.png) [w](https://x.y)'
    expect(brokenLinks('README.md', text)).toEqual(['nowhere.md', 'docs/glossary.md#nothing', 'none.png'])
    expect(namedPaths('`web/none.ts` and `npm test`')).toEqual(['web/none.ts'])
    expect(namedSources('`web/none.ts` and `npm test`').filter((source) => !isSource(source))).toEqual([
      'web/none.ts',
    ])
  })
})
