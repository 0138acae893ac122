import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentHash, isSameSubject } from './subject.ts'

const bytes: Readonly<Record<string, string>> = { 'file-a-pdf': 'a'.repeat(64), 'file-b-pdf': 'b'.repeat(64) }
const hash = (document: Record<string, unknown>, files = bytes) => contentHash(document, (id) => files[id])
const paper = {
  _id: 'paper',
  _type: 'legalDocument',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  title: 'Terms',
  files: [{ _key: 'en', language: 'en', asset: { _type: 'reference', _ref: 'file-a-pdf' } }],
  about: { _type: 'reference', _ref: 'page-terms' },
}

/** A file whose reference has further fields. */
const withAsset = (fields: Record<string, unknown>) => ({
  ...paper.files[0],
  asset: { _type: 'reference', _ref: 'file-a-pdf', ...fields },
})

describe('the hash of a content', () => {
  it('is SHA-256 over RFC 8785 JSON', () => {
    // printf '{"_type":"x","a":1,"b":"é"}' | sha256sum
    expect(hash({ _type: 'x', b: 'é', a: 1 })).toBe(
      'eca472d9b850029bafe7c703f43b43f003cbc5d87f87d09ef105bb8381a4937d',
    )
  })

  it('is that of the draft, of a version and of what is published', () => {
    const draft = { ...paper, _id: 'drafts.paper', _rev: 'r2', _updatedAt: '2026-02-02T00:00:00.000Z' }
    expect(hash(draft)).toBe(hash(paper))
    expect(hash({ ...draft, _id: 'versions.r.paper', _createdAt: 'later' })).toBe(hash(paper))
  })

  it.each([
    ['a letter', { ...paper, title: 'Term' }],
    ['a space', { ...paper, title: 'Terms ' }],
    ['a field unset', { ...paper, title: undefined }],
    ['a field added', { ...paper, note: null }],
    ['the type', { ...paper, _type: 'page' }],
    ['a reference', { ...paper, about: { _type: 'reference', _ref: 'page-fees' } }],
    ['a weaker reference', { ...paper, about: { _type: 'reference', _ref: 'page-terms', _weak: true } }],
    [
      'a file',
      { ...paper, files: [{ ...paper.files[0], asset: { _type: 'reference', _ref: 'file-b-pdf' } }] },
    ],
    ['the language of a file', { ...paper, files: [{ ...paper.files[0], language: 'de' }] }],
    ['words beside the reference to a file', { ...paper, files: [withAsset({ label: 'Terms' })] }],
    ['how a file is referred to', { ...paper, files: [withAsset({ _weak: true })] }],
    ['the order of an array', { ...paper, files: [...paper.files, 'x'] }],
  ])('changes with %s', (_what, changed) => {
    const written = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    expect(hash(written)).not.toBe(hash(paper))
  })

  it('changes with the bytes behind a name, and stays with the same bytes under another', () => {
    expect(hash(paper, { 'file-a-pdf': 'c'.repeat(64) })).not.toBe(hash(paper))
    const moved = {
      ...paper,
      files: [{ ...paper.files[0], asset: { _type: 'reference', _ref: 'file-c-pdf' } }],
    }
    expect(hash(moved, { 'file-c-pdf': 'a'.repeat(64) })).toBe(hash(paper))
  })

  it('changes with a word of a document, or of a block, that is disguised as a reference to a file', () => {
    const disguised = { ...paper, _ref: 'file-a-pdf' }
    expect(hash({ ...disguised, title: 'Other' })).not.toBe(hash(disguised))
    const block = (words: string) => ({ ...paper, text: [{ _key: 'a', _ref: 'file-a-pdf', words }] })
    expect(hash(block('No risk'))).not.toBe(hash(block('High risk')))
  })

  it('is the same whatever the order of fields, and another for another value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue()), (fields) => {
        const turned = Object.fromEntries(Object.entries(fields).toReversed())
        expect(hash(turned)).toBe(hash(fields))
        expect(hash({ ...fields, extra: 1 })).not.toBe(hash({ ...fields, extra: 2 }))
      }),
    )
  })
})

describe('a subject', () => {
  const subject = { publishedId: 'entity', act: 'publish', contentHash: 'a'.repeat(64) } as const
  it.each([
    ['document', { ...subject, publishedId: 'contact' }],
    ['act', { ...subject, act: 'delete' as const }],
    ['content', { ...subject, contentHash: 'b'.repeat(64) }],
  ])('is another with another %s', (_what, other) => {
    expect(isSameSubject(subject, other)).toBe(false)
    expect(isSameSubject(subject, { ...subject })).toBe(true)
  })
})
