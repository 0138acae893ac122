import * as fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { Dataset } from '#lake/store/dataset.ts'
import { compareIds, type LakeDocument } from '#lake/store/document.ts'
import { fold, foldCode } from './glob.ts'
import { planQuery } from '#lake/query/plan/plan.ts'
import { runQuery } from '#lake/query/run.ts'
import { type Perspective, viewOf, wordIndexOf } from '#lake/query/views.ts'
import type { WordIndex } from './word-index.ts'

const perspectives: readonly Perspective[] = ['raw', 'published', ['drafts'], ['r1', 'drafts']]

const vocabulary =
  'margin Margin leverage LEVERAGE straße STRASSE größe Łódź łódź spread-bet a.b .net net. i18n İstanbul ıstanbul spread 差价合约 😀 call stop loss'.split(
    ' ',
  )
const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 6 }).map((words) => words.join(' '))
const origin = fc.tuple(fc.constantFrom('', 'drafts.', 'versions.r1.', '_.'), fc.nat({ max: 60 }))
/** As JSON is read. */
const plainly = { noNullPrototype: true }
const document = fc.record(
  {
    _id: origin.map(([prefix, at]) => `${prefix}doc-${at}`),
    _type: fc.constantFrom('a', 'b'),
    _rev: fc.constant('r'),
    _createdAt: fc.constant('2026-01-01T00:00:00Z'),
    _updatedAt: fc.constant('2026-01-01T00:00:00Z'),
    title: fc.oneof(text, fc.constant(null), fc.integer()),
    tags: fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 3 }),
    blocks: fc.array(
      fc.record({ _key: fc.constant('k'), text, lang: fc.constantFrom('en', 'de') }, plainly),
      {
        maxLength: 2,
      },
    ),
    slug: fc.record({ _type: fc.constant('slug'), current: text }, plainly),
  },
  plainly,
)

const word = fc.constantFrom(...vocabulary)
const part = fc.nat({ max: 5 })
const term = fc.oneof(
  word,
  fc.tuple(word, part).map(([one, length]) => `${one.slice(0, length)}*`),
  fc.tuple(word, part).map(([one, length]) => `*${one.slice(length)}`),
  fc.tuple(word, part).map(([one, length]) => `${one.slice(0, length)}*${one.slice(length + 1)}`),
  fc.constantFrom(
    '*',
    '',
    'doc*',
    'margin.',
    'm.rgin',
    '"stop loss"',
    '"call margin"',
    '-margin',
    '-"stop loss"',
  ),
)
const pattern = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' '))

const groqQueries = [
  '*[title match $p]._id',
  '*[tags match $p]._id',
  '*[[title, tags] match $p]._id',
  '*[[title, _id] match $p]._id',
  '*[_id match $p]._id',
  '*[blocks[].text match $p]._id',
  '*[blocks[lang == "de"].text match $p]._id',
  '*[_type == "a" && slug.current match $p && tags match $q]._id',
  '*[title match $p || tags match $q]._id',
  '*[!(title match $p)]._id',
  '*[title match [$p, $q]]._id',
  '*[title match $p + "*"]._id',
  '*[title match $p][0...3]._id',
  '*[title match $p][1]._id',
  '*[_type == "a" && title match $p] | order(title)[0...3]{_id}',
  '*[tags match $p] | score(title match $q) {_id, _score}',
  '*[_type == "a"]{_id, "same": *[title match $p && _type != ^._type][0...2]._id}',
]
const textQueries = [
  '*[@ match text::query($p)]._id',
  '*[[@, _id] match text::query($p)]._id',
  '*[title match text::query($p)]._id',
  '*[_type == "a" && @ match text::query($p)] | score(@ match text::query($q)) | order(_score desc)[0...4]{_id, _score}',
]

function datasetOf(documents: readonly LakeDocument[]): Dataset {
  const row = { id: 1, name: 'test', aclMode: 'public' }
  const dataset = new Dataset(row, { sequence: 0, hash: '', time: '' }, 0)
  for (const doc of documents) dataset.load(doc)
  return dataset
}

function change(dataset: Dataset, changed: readonly LakeDocument[]): void {
  const changes = changed.map((doc, at) => {
    const after = at % 5 === 0 ? undefined : doc
    return { id: doc._id, before: dataset.get(doc._id), after, patches: undefined }
  })
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

const note = (_id: string, title: string): LakeDocument => ({
  _id,
  _type: 'a',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  title,
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const uniqueDocuments = (size: number) =>
  fc.uniqueArray(document, { selector: ({ _id }) => _id, minLength: size, maxLength: size + 20 })

/** Resolves when the index has read all documents. */
async function whole(index: WordIndex | undefined): Promise<void> {
  if (index?.isComplete !== false) return
  await new Promise(setImmediate)
  return whole(index)
}

describe('answers by the index of words equal', () => {
  it('those of groq-js over all documents, in every perspective, before and after changes', async () => {
    let named = 0
    await fc.assert(
      fc.asyncProperty(
        uniqueDocuments(80),
        uniqueDocuments(20),
        fc.constantFrom(...perspectives),
        fc.array(fc.tuple(fc.constantFrom(...groqQueries, ...textQueries), pattern, pattern), {
          minLength: 60,
          maxLength: 60,
        }),
        async (documents, changed, perspective, asked) => {
          const dataset = datasetOf([...documents].sort((a, b) => compareIds(a._id, b._id)))
          const view = viewOf(dataset, perspective, 'member')
          const index = wordIndexOf(view)
          index?.idsOf({ term: 'margin' })
          // Some changes come while it is made.
          change(dataset, changed.slice(0, 10))
          await whole(index)
          for (const [place, [query, p, q]] of asked.entries()) {
            if (place === 30) change(dataset, changed)
            const request = {
              query,
              params: { p, q },
              identity: 'me',
              projectId: 'local',
              dataset: 'test',
            }
            if (index?.idsOf({ term: p.split(' ')[0] ?? '' }) !== undefined) named += 1
            const ours = runQuery(view, request, planQuery(view, request, Number.POSITIVE_INFINITY)).result
            // `text::query` is the lake's own: without an index it reads every document.
            const theirs = textQueries.includes(query)
              ? runQuery(view, request, planQuery(view, request, 0)).result
              : toJS(evaluateSync(parse(query, { params: { p, q } }), { dataset: view.all.items }))
            expect(plain(ours), `${query} ${p} | ${q}`).toEqual(plain(theirs))
          }
        },
      ),
      { numRuns: process.env['SWEEP'] === '1' ? 500 : 15, endOnFailure: true },
    )
    expect(named).toBeGreaterThan(100)
  }, 600_000)

  it('after so many changes that it is tidied', () => {
    const dataset = datasetOf([])
    const view = viewOf(dataset, 'raw', 'member')
    const index = wordIndexOf(view)
    index?.idsOf({ term: 'a' })
    return new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve))).then(() => {
      for (let at = 0; at < 8_000; at++) {
        change(dataset, [
          note('gone', 'gone'),
          note(`doc-${at % 10}`, `number${at} word${at % 3}`),
          note(`other-${at % 10}`, 'common'),
        ])
      }
      expect(index?.idsOf({ term: 'number7999' })).toEqual(['doc-9'])
      expect(index?.idsOf({ term: 'number3*' })).toEqual([])
      expect(index?.idsOf({ term: 'word0' })?.toSorted()).toEqual(['doc-2', 'doc-5', 'doc-8'])
    })
  })
})

it('a letter that was folded stays as it is', () => {
  for (let code = 0; code < 0x1_00_00; code++) expect(foldCode(foldCode(code))).toBe(foldCode(code))
  expect(fold('Straße')).toBe('STRAßE')
})
