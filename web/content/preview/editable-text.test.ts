import { describe, expect, it } from 'vitest'
import { isEditableText } from './editable-text.ts'

const item = { _key: 'a', _index: 0 }

describe('isEditableText', () => {
  it.each([
    [['title']],
    [['blocks', item, 'lede']],
    [['blocks', item, 'content', item, 'children', item, 'text']],
    [['blocks', item, 'rows', item, 'cells', 2]],
    [['items', item, 'name', item, 'value']],
    [['texts', item, 'wording', item, 'value', 'sentences', 0]],
  ])('marks the words at %j', (path) => {
    expect(isEditableText(path)).toBe(true)
  })

  it.each([
    [['path']],
    [['language']],
    [['items', item, 'name', item, 'language']],
    [['blocks', item, 'tone']],
    [['blocks', item, '_type']],
    [['blocks', item, 'name']],
    [['blocks', item, 'instruments', 0]],
    [['blocks', item, 'link', 'url']],
    [['metadata', 'title']],
    [['metadata', 'description', item, 'value']],
    [['items', item, 'children', item, 'name', item, 'value']],
    [['links', 'register']],
    [['typicalSpreadPips']],
    [[]],
  ])('leaves %j as it is', (path) => {
    expect(isEditableText(path)).toBe(false)
  })
})
