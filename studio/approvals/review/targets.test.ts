import { describe, expect, it } from 'vitest'
import { text } from '#tests/support/lake/sample-documents.ts'
import { targetOf } from './targets.ts'

const pdf = {
  _id: 'file-aa-pdf',
  _type: 'sanity.fileAsset',
  path: 'files/local/production/aa.pdf',
  originalFilename: 'terms.pdf',
  mimeType: 'application/pdf',
  sha1hash: 'aa',
}

describe('what a document refers to', () => {
  it.each([
    [
      'a page by its title and its address',
      { _id: 'page-de-fees', _type: 'page', language: 'de', title: 'Gebühren', path: '/fees' },
      'Gebühren (/de/fees)',
    ],
    [
      'a paper by its English title',
      { _id: 'legal-terms', _type: 'legalDocument', slug: 'terms', title: text('String', 'Terms') },
      'Terms (/legal/terms.pdf)',
    ],
    [
      'what has no address',
      { _id: 'margin', _type: 'glossaryTerm', term: text('String', 'Margin') },
      'Margin',
    ],
    ['what has no name yet', { _id: 'drafts.margin', _type: 'glossaryTerm' }, 'margin'],
  ])('names %s', (_what, document, name) => {
    expect(targetOf(document)).toEqual({ name })
  })

  it('knows a file by its name and the longest hash there is', () => {
    const file = { url: '/files/local/production/aa.pdf', isPicture: false, isPdf: true }
    expect(targetOf(pdf)).toEqual({ name: 'terms.pdf', file: { ...file, hash: 'SHA-1 aa' } })
    expect(targetOf({ ...pdf, sha256hash: 'bb' }).file?.hash).toBe('SHA-256 bb')
  })
})
