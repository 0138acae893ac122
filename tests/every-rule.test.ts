import { expect, it } from 'vitest'
import { contentDocuments } from '#content/content.ts'
import { brokenRules, createRulesReader } from '#lake/write/validity/rules.ts'
import { pageBlocks } from '#schemas/lib/page-blocks.ts'
import { schemaTypes } from '#schemas/index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'
import { isRecord } from '#common/records.ts'
import { findPlaces, type Segment } from '#common/rules/paths.ts'
import type { Rule } from '#common/rules/rule-schema.ts'
import { everyBlockPage } from './support/lake/every-block.ts'
import { sound } from './support/lake/sample-documents.ts'

// Every field of the content model that has a rule: the real content meets it, and one wrong value is refused with
// the sentence of the rule. Rules that compare documents have tests of their own (studio/validation.test.ts).

const rules = createRulesReader(new URL('../schemas/rules.gen.json', import.meta.url).pathname)()
const byType = collectRules(schemaTypes).types
const policy = {
  _id: 'approvalPolicy',
  _type: 'approvalPolicy',
  rows: [{ _key: 'page', _type: 'approvalRow', type: 'page', people: 1, compliance: 1 }],
}

/** The starting content, with what it lacks: papers, texts of the interface that editors wrote, some blocks. */
const documents = [...contentDocuments(), ...sound, everyBlockPage('en'), policy]

type Document = (typeof documents)[number]

const told = (document: Document): string[] => {
  const stored = { ...document, _rev: 'r', _createdAt: '', _updatedAt: '' }
  return brokenRules(stored, rules, []).map(({ message }) => message)
}

/** A value that breaks the rule; nothing for a rule that is not about one value. */
const wrong = (rule: Rule): { value: unknown } | undefined => {
  if (rule.rule === 'required') return { value: undefined }
  if (rule.rule === 'oneOf') return { value: 'none of them' }
  if (rule.rule === 'number') return { value: rule.max + 1 }
  if (rule.rule !== 'pattern') return undefined
  const tries = ['\u0000', '/de/about', ' ', 'x'.repeat(20_000)]
  const value = tries.find((text) => !new RegExp(rule.pattern, 'u').test(text))
  return value === undefined ? undefined : { value }
}

const step = (inside: unknown, segment: Segment): unknown => {
  if (Array.isArray(inside)) {
    const items: unknown[] = inside
    return typeof segment === 'object'
      ? items.find((item) => isRecord(item) && item['_key'] === segment._key)
      : items[Number(segment)]
  }
  return isRecord(inside) && typeof segment === 'string' ? inside[segment] : undefined
}

/** The document with another value at a place. */
const changed = (document: Document, path: readonly Segment[], value: unknown): Document => {
  const copy = structuredClone(document)
  const last = path.at(-1)
  const parent: unknown = path.slice(0, -1).reduce<unknown>(step, copy)
  if (Array.isArray(parent)) {
    const items: unknown[] = parent
    const at = typeof last === 'number' ? last : items.indexOf(step(items, last ?? 0))
    items[at] = value
  } else if (isRecord(parent) && typeof last === 'string') {
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  return copy
}

const isTried = (rule: Rule): boolean => wrong(rule) !== undefined

/** Where the content holds the value a rule is about. */
function placeOf(type: string, { path }: Rule): { document: Document; path: Segment[] } | undefined {
  for (const document of documents) {
    if (document._type !== type) continue
    const place = findPlaces(document, path).find(({ value }) => value !== undefined)
    if (place) return { document, path: place.path }
  }
  return undefined
}

const all = Object.entries(byType).flatMap(([type, list]) =>
  list.filter(isTried).map((rule) => ({ type, rule, place: placeOf(type, rule) })),
)

it('is met by the content', () => {
  expect(
    documents.flatMap((document) => told(document).map((message) => `${document._id}: ${message}`)),
  ).toEqual([])
})

it('refuses one wrong value of each field with its sentence', () => {
  const silent = all.flatMap(({ type, rule, place }) => {
    const bad = wrong(rule)
    if (!place || !bad) return []
    const isTold = told(changed(place.document, place.path, bad.value)).includes(rule.message)
    return isTold ? [] : [`${type} ${rule.path} ${rule.rule}: ${rule.message}`]
  })
  expect(silent).toEqual([])
})

it('tries nearly all of them, and each type and block with a rule', () => {
  const tried = all.filter(({ place }) => place !== undefined)
  expect(tried.length).toBeGreaterThan(200)
  expect(tried.length / all.length).toBeGreaterThan(0.8)
  const types = Object.keys(byType).filter((type) => byType[type]?.some(isTried))
  expect(types.filter((type) => !tried.some((one) => one.type === type))).toEqual([])
  const blocks = pageBlocks
    .map(({ name }) => `[_type=${name}]`)
    .filter((part) => all.some(({ rule }) => rule.path.includes(part)))
  expect(blocks.filter((part) => !tried.some(({ rule }) => rule.path.includes(part)))).toEqual([])
})
