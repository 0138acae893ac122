import * as fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { Dataset } from '#lake/store/dataset.ts'
import { compareIds, isPublished, isSystem, type LakeDocument } from '#lake/store/document.ts'
import {
  generatedDocuments,
  generatedParameter,
  generatedQuery,
} from '#tests/support/lake/generated-queries.ts'
import { planQuery } from './plan/plan.ts'
import { runQuery } from './run.ts'
import { type Perspective, viewOf } from './views.ts'

const datasets = process.env['SWEEP'] === '1' ? 20 : 2
const queriesEach = 150
const documentCount = 300

const perspectives: readonly Perspective[] = ['raw', 'published', ['drafts'], ['r1', 'drafts'], ['r2', 'r1']]

function datasetOf(documents: readonly LakeDocument[]): Dataset {
  const dataset = new Dataset(
    { id: 1, name: 'test', aclMode: 'public' },
    { sequence: 0, hash: '', time: '' },
    0,
  )
  for (const doc of documents) dataset.load(doc)
  return dataset
}

/** What a perspective shows, found by looking at every document. */
function shown(documents: readonly LakeDocument[], perspective: Perspective): LakeDocument[] {
  const sorted = [...documents].sort((a, b) => compareIds(a._id, b._id))
  if (perspective === 'raw') return sorted
  const system = sorted.filter(({ _id }) => isSystem(_id))
  const published = sorted.filter(({ _id }) => isPublished(_id))
  if (perspective === 'published') return [...published, ...system].sort((a, b) => compareIds(a._id, b._id))
  if (typeof perspective === 'string') throw new Error('no such perspective')
  const byId = new Map(documents.map((doc) => [doc._id, doc]))
  const ids = new Set(
    sorted
      .filter(({ _id }) => !isSystem(_id))
      .map(({ _id }) => _id.replace(/^(drafts|versions\.[^.]+)\./, '')),
  )
  const winners = [...ids].flatMap((id) => {
    const prefixes = perspective.map((name) => (name === 'drafts' ? 'drafts.' : `versions.${name}.`))
    const winner = [...prefixes, '']
      .map((prefix) => byId.get(`${prefix}${id}`))
      .find((doc) => doc !== undefined)
    if (winner === undefined || '_system' in winner) return []
    return [{ ...winner, _id: id, _originalId: winner._id }]
  })
  return [...winners, ...system].sort((a, b) => compareIds(a._id, b._id))
}

function plainAnswer(query: string, p: unknown, documents: LakeDocument[]): unknown {
  const byId = new Map(documents.map((doc) => [doc._id, doc]))
  const tree = parse(query.replaceAll('path(_id) in', '_id in'), { params: { p } })
  const value = evaluateSync(tree, {
    dataset: documents,
    identity: 'me',
    dereference: ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null,
  })
  return JSON.parse(JSON.stringify(toJS(value) ?? null))
}

/** The value at a JSON path of a source map. */
function at(doc: LakeDocument, path: string): unknown {
  let value: unknown = doc
  for (const [, name, index, key] of path.matchAll(/\['(.*?)'\]|\[(\d+)\]|\[\?\(@\._key=='(.*?)'\)\]/g)) {
    if (Array.isArray(value)) {
      const items: unknown[] = value
      value = key === undefined ? items[Number(index)] : items.find((item) => Object(item)._key === key)
    } else value = Object(value)[name ?? '']
  }
  return value
}

const request = (query: string, p: unknown) => ({
  query,
  params: { p },
  identity: 'me',
  projectId: 'local',
  dataset: 'test',
})

describe('every answer equals that of groq-js over the whole dataset', () => {
  it.each(perspectives.map((perspective) => [String(perspective), perspective] as const))(
    'in the perspective %s, before and after changes',
    (_name, perspective) => {
      fc.assert(
        fc.property(
          generatedDocuments(documentCount),
          fc.array(fc.tuple(generatedQuery, generatedParameter), {
            minLength: queriesEach,
            maxLength: queriesEach,
          }),
          (documents, queries) => {
            const dataset = datasetOf(documents.slice(50))
            const view = viewOf(dataset, perspective, 'member')
            for (const [place, [query, p]] of queries.entries()) {
              if (place === 50) addRest(dataset, documents)
              const current = shown([...dataset.documents.all.items], perspective)
              const budget = place % 2 === 0 ? Number.POSITIVE_INFINITY : 100
              const asked = request(query, p)
              const { result } = runQuery(view, asked, planQuery(view, asked, budget))
              expect(JSON.parse(JSON.stringify(result)), query).toEqual(plainAnswer(query, p, current))
            }
          },
        ),
        { numRuns: datasets, endOnFailure: true },
      )
    },
    600_000,
  )
})

/** The other documents come, and some that stood are changed or go, as commits tell the views. */
function addRest(dataset: Dataset, documents: readonly LakeDocument[]): void {
  const rest = documents.slice(0, 50)
  const gone = documents.slice(-10)
  const changes = [
    ...rest.map((after) => ({ id: after._id, before: dataset.get(after._id), after, patches: undefined })),
    ...gone.map((before) => ({ id: before._id, before, after: undefined, patches: undefined })),
  ]
  const committed = {
    dataset: 'test',
    sequence: 1,
    transactionId: 't',
    timestamp: '',
    author: '',
    changes,
    visible: [],
    behind: [],
    causes: [],
    announced: false,
  }
  dataset.apply(committed, dataset.tip)
  dataset.publish(committed)
}

describe('source maps', () => {
  it('are there, and lead to the very values', () => {
    let mapped = 0
    let unmapped = 0
    let values = 0
    fc.assert(
      fc.property(
        generatedDocuments(40),
        fc.array(fc.tuple(generatedQuery, generatedParameter), {
          minLength: queriesEach,
          maxLength: queriesEach,
        }),
        fc.constantFrom(...perspectives),
        (documents, queries, perspective) => {
          const dataset = datasetOf(documents)
          const view = viewOf(dataset, perspective, 'member')
          for (const [query, p] of queries) {
            const { result, sourceMap } = runQuery(view, { ...request(query, p), sourceMap: true })
            if (sourceMap === undefined) unmapped++
            else mapped++
            for (const [place, { source }] of Object.entries(sourceMap?.mappings ?? {})) {
              const found = sourceMap?.documents[source.document]
              const doc = found === undefined ? undefined : dataset.get(found._id)
              const path = sourceMap?.paths[source.path]
              const shownValue =
                place.replace(/^\$/, '') === ''
                  ? result
                  : at(Object({ _: result }), `$['_']${place.slice(1)}`)
              if (doc === undefined || path === undefined)
                throw new Error(`no source for ${place} of ${query}`)
              values++
              if (place.endsWith("['pt']") || path === '$') continue
              expect(at(doc, path), `${place} of ${query}`).toEqual(shownValue)
            }
          }
        },
      ),
      { numRuns: datasets * 5, endOnFailure: true },
    )
    expect(values).toBeGreaterThan(1_000)
    expect(mapped).toBeGreaterThan(unmapped * 100)
  }, 600_000)
})
