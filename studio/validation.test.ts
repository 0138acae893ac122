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
import { brokenRules, createRulesReader } from '#lake/write/rules.ts'
import { schemaTypes } from '#schemas/index.ts'
import { collectRules } from '#schemas/lib/collect.ts'
import { lakeClient } from '#studio/lake-client.ts'
import config from '#studio/sanity.config.ts'
import { broken, sound } from '#tests/support/sample-documents.ts'

const rulesFile = new URL('../schemas/rules.gen.json', import.meta.url)

/** Answers every query like a lake with nothing published: no other document has the same path. */
const emptyLake = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ ms: 0, query: '', result: 0 }))
})

let workspace: Workspace

beforeAll(async () => {
  await new Promise<void>((resolve) => emptyLake.listen(0, '127.0.0.1', resolve))
  const { port } = emptyLake.address() as AddressInfo
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
  emptyLake.closeAllConnections()
  emptyLake.close()
})

/** Sanity's own remarks on types and choices, which stand beside the sentence of the rule. */
const isSanitysOwn = (sentence: string): boolean =>
  sentence.startsWith('Expected type') || sentence.endsWith('did not match any allowed values')

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

  it('warn of a path without a page, which the lake lets pass', async () => {
    const redirect = sound.find(({ _type }) => _type === 'redirect')
    if (redirect === undefined) throw new Error('The samples hold no redirect.')
    const markers = await validateDocument({
      workspace,
      document: redirect,
      getDocumentExists: async () => true,
    })
    const warnings = markers.filter(({ level }) => level === 'warning')
    expect(warnings.map(({ path, message }) => [path, message])).toEqual([
      [['to'], 'No page has this path yet: visitors who follow it will not find anything.'],
    ])
    expect(lakeSentences(redirect)).toEqual([])
  })

  it('agree on every broken sample', async () => {
    expect(broken.length).toBeGreaterThan(10)
    for (const { document } of broken) {
      const studio = (await studioSentences(document)).filter((sentence) => !isSanitysOwn(sentence))
      expect([...new Set(studio)].sort()).toEqual([...new Set(lakeSentences(document))].sort())
    }
  })
})
