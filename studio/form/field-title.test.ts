import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { fieldTitle, fieldTitles } from './field-title.ts'

const array = (name: string) => ({
  name,
  type: 'array',
  of: [{ type: 'object', fields: [{ name: 'value', type: 'string' }] }],
})
const internationalised = ['String', 'Text', 'File', 'RiskWording', 'Prose', 'Fingerprints'].map((name) =>
  array(`internationalizedArray${name}`),
)
const schema = createSchema({ name: 'test', types: [...schemaTypes, ...internationalised] })

const page = {
  _type: 'page',
  blocks: [
    { _key: 'o', _type: 'opening' },
    {
      _key: 'c',
      _type: 'cards',
      items: [
        { _key: 'a', _type: 'card' },
        { _key: 'b', _type: 'card' },
      ],
    },
    { _key: 'x', _type: 'richText' },
    { _key: 'y', _type: 'richText' },
  ],
}

describe('fieldTitle', () => {
  it.each([
    ['title', 'Title'],
    ['metadata.description', 'Search and sharing › Description'],
    ['blocks[o].title', 'Head of the page › Title'],
    ['blocks[0].title', 'Head of the page › Title'],
    ['blocks[_type=opening].title', 'Head of the page › Title'],
    ['blocks[c].items[b].text', 'Cards › Card 2 › Text'],
    ['blocks[y].content', 'Text 2 › Text'],
  ])('calls %s “%s”', (path, title) => {
    expect(fieldTitle(schema.get('page'), page, path)).toBe(title)
  })

  it('names a text once for all its languages', () => {
    expect(fieldTitle(schema.get('faqEntry'), {}, 'question[language=en].value')).toBe('Question')
  })

  it('names what the content model does not know by its path', () => {
    expect(fieldTitle(undefined, {}, 'a.b')).toBe('a › b')
  })

  it('counts what it does not name', () => {
    expect(fieldTitles(schema.get('page'), page, ['title', 'path', 'header', 'title'])).toBe(
      'Title, Path and 1 more',
    )
  })
})
