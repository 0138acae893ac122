import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type SanityDocument,
  validateDocument,
  type Workspace,
} from 'sanity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenRules, createRulesReader } from '#lake/write/validity/rules.ts'
import { schemaTypes } from '#schemas/index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'
import { lakeClient } from './network/lake-client.ts'
import config from '#studio/sanity.config.ts'
import { broken } from '#tests/support/lake/broken-documents.ts'
import { sound } from '#tests/support/lake/sample-documents.ts'

const rulesFile = new URL('../schemas/rules.gen.json', import.meta.url)

const nowhere = '/nowhere'

/** Files by id, with what the lake found in them. */
const files: Readonly<Record<string, unknown>> = {
  'file-german': { extension: 'pdf', paper: { faults: [], language: 'de' } },
  'file-scan': { extension: 'pdf', paper: { faults: ['It holds no text.'] } },
  'file-picture': { extension: 'png' },
}

const fileOf = (language: string, asset: string) => ({
  _key: language,
  _type: 'internationalizedArrayFileValue',
  language,
  value: { _type: 'file', asset: { _type: 'reference', _ref: asset } },
})

/** Answers like a lake where no value is taken, every path but one has its page, and some files lie. */
function answerTo(address: string): unknown {
  const { searchParams } = new URL(address, 'http://lake.example')
  const param = (name: string): unknown => JSON.parse(searchParams.get(`$${name}`) ?? 'null')
  const query = searchParams.get('query') ?? ''
  if (query.includes('redirect')) return param('path') === nowhere ? 0 : 1
  if (query.startsWith('*[_type == $type')) return []
  return query.includes('paper') ? (files[String(param('id'))] ?? null) : 0
}

/** What the small lake remembers of the paper. */
const published = [
  { publishedAt: '2026-01-15T00:00:00Z', versionLabel: '1.0', file: [fileOf('en', 'file-first')] },
  { publishedAt: '2026-02-15T00:00:00Z', versionLabel: '1.1', file: [fileOf('en', 'file-second')] },
]

const smallLake = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  const isHistory = request.url?.includes('/published/') ?? false
  const result = isHistory ? undefined : answerTo(request.url ?? '/')
  response.end(JSON.stringify(isHistory ? { published } : { ms: 0, query: '', result }))
})

let workspace: Workspace

beforeAll(async () => {
  await new Promise<void>((resolve) => smallLake.listen(0, '127.0.0.1', resolve))
  const { port } = smallLake.address() as AddressInfo
  const apiHost = `http://127.0.0.1:${port}`
  const client = lakeClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-05-04',
    apiHost,
    useCdn: false,
  })
  workspace = await createWorkspaceFromConfig({
    ...config,
    apiHost,
    auth: createMockAuthStore({ client, currentUser: null }),
  })
})

afterAll(() => {
  smallLake.closeAllConnections()
  smallLake.close()
})

/** Sanity's own remarks on types and choices, and the lake's on types, which stand beside the sentence of the rule. */
const isBeside = (sentence: string): boolean =>
  sentence.startsWith('Expected type') ||
  sentence.endsWith('did not match any allowed values') ||
  /^This (?:must (?:be|hold|lead)|cannot stand) /.test(sentence)

/** The Studio's errors on a document: the sentences an editor reads at the fields. */
async function studioSentences(document: SanityDocument): Promise<string[]> {
  const markers = await validateDocument({
    workspace,
    document,
    getDocumentExists: async () => true,
  })
  return markers.filter(({ level }) => level === 'error').map(({ message }) => message)
}

/** The lake's reasons to refuse the publish of a document. */
const lakeSentences = (document: SanityDocument): string[] =>
  brokenRules(document, createRulesReader(rulesFile.pathname)(), []).map(({ message }) => message)

describe('the two guards of a publish', () => {
  it('are made of the same constraints', () => {
    expect(JSON.parse(readFileSync(rulesFile, 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(collectRules(schemaTypes))),
    )
  })

  it.each(sound)('let a sound $_type pass', async (document) => {
    expect(await studioSentences(document)).toEqual([])
    expect(lakeSentences(document)).toEqual([])
  })

  it.each(broken)('refuse $name with its sentence', async ({ document, sentence }) => {
    expect(await studioSentences(document)).toContain(sentence)
    expect(lakeSentences(document)).toContain(sentence)
  })

  it('refuse a path without a page, by the target rules that the lake has, too', async () => {
    const redirect = sound.find(({ _type }) => _type === 'redirect')
    if (redirect === undefined) throw new Error('The samples hold no redirect.')
    expect(await studioSentences({ ...redirect, to: nowhere })).toEqual([
      'No page has this path: visitors who follow it would not find anything.',
    ])
    expect(collectRules(schemaTypes).types['redirect']).toContainEqual(
      expect.objectContaining({ path: 'to', rule: 'target' }),
    )
  })

  it.each([
    ['file-german', 'de', []],
    ['file-german', 'pl', ['This file cannot be used. It stands under Polish but is written in German.']],
    ['file-scan', 'de', ['This file cannot be used. It holds no text.']],
    ['file-picture', 'de', ['This file cannot be used. It is no PDF.']],
  ])('hold the file %s under %s against what the lake found in it', async (id, language, sentences) => {
    const paper = sound.find(({ _type }) => _type === 'legalDocument')
    if (paper === undefined) throw new Error('The samples hold no paper.')
    const document = { ...paper, file: [fileOf(language, id)] }
    expect(await studioSentences(document)).toEqual(sentences)
    const found = brokenRules(document, createRulesReader(rulesFile.pathname)(), [], (ref) => ({
      ...paper,
      ...(typeof files[ref] === 'object' ? files[ref] : {}),
    }))
    expect(found.map(({ message }) => message)).toEqual(sentences)
  })

  const isTaken =
    'A new file needs a new label: write it under Version, or choose the earlier file again. A different English file was published as version “1.0” on 2026-01-15.'
  it.each([
    ['the label of an earlier file', '1.0', 'file-second', [isTaken, isTaken]],
    ['the same with spaces around it', ' 1.0 ', 'file-third', [isTaken, isTaken]],
    ['an earlier version again', '1.0', 'file-first', []],
    ['what stands published', '1.1', 'file-second', []],
    ['a label of its own', '1.2', 'file-third', []],
  ])('tell %s at the file and at its label', async (_name, versionLabel, asset, sentences) => {
    const paper = sound.find(({ _type }) => _type === 'legalDocument')
    if (paper === undefined) throw new Error('The samples hold no paper.')
    const document = { ...paper, versionLabel, file: [fileOf('en', asset)] }
    const told = (await studioSentences(document)).filter((sentence) => !sentence.includes('It is no PDF'))
    expect(told).toEqual(sentences)
  })

  it('agree on every broken sample', async () => {
    expect(broken.length).toBeGreaterThan(10)
    for (const { document } of broken) {
      const studio = (await studioSentences(document)).filter((sentence) => !isBeside(sentence))
      expect([...new Set(studio)].sort()).toEqual(
        [...new Set(lakeSentences(document).filter((sentence) => !isBeside(sentence)))].sort(),
      )
    }
  })
})
