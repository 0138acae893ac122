import { describe, expect, it } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { inLanguage } from './in-language.ts'

const loud = (english: string) => english.toUpperCase()

const prepare = () => ({ title: 'Card' })
const hidden = () => true
const validation = Object.assign((rule: unknown) => rule, { constraints: [] })

const card = {
  name: 'card',
  type: 'document' as const,
  title: 'Card',
  description: 'What it is',
  icon: { title: 'A drawing' },
  groups: [{ name: 'title', title: 'Words' }],
  fieldsets: [{ name: 'more', title: 'More' }],
  orderings: [{ name: 'title', title: 'By title', by: [{ field: 'title', direction: 'asc' as const }] }],
  initialValue: { title: 'A new card' },
  preview: { select: { title: 'title' }, prepare },
  fields: [
    {
      name: 'title',
      type: 'string',
      title: 'Title',
      placeholder: 'In one line',
      validation,
      hidden,
      options: { list: [{ value: 'note', title: 'Note' }, 'plain'] },
    },
    {
      name: 'text',
      type: 'array',
      title: 'Text',
      of: [{ type: 'block', styles: [{ value: 'h2', title: 'Heading' }], marks: { annotations: [] } }],
    },
  ],
}

describe('inLanguage', () => {
  it('says what editors read of a type, at any depth', () => {
    const [said] = inLanguage([card], loud)
    expect(said).toMatchObject({
      name: 'card',
      type: 'document',
      title: 'CARD',
      description: 'WHAT IT IS',
      groups: [{ name: 'title', title: 'WORDS' }],
      fieldsets: [{ name: 'more', title: 'MORE' }],
      orderings: [{ name: 'title', title: 'BY TITLE', by: [{ field: 'title', direction: 'asc' }] }],
      fields: [
        {
          name: 'title',
          type: 'string',
          title: 'TITLE',
          placeholder: 'IN ONE LINE',
          options: { list: [{ value: 'note', title: 'NOTE' }, 'plain'] },
        },
        { name: 'text', title: 'TEXT', of: [{ type: 'block', styles: [{ value: 'h2', title: 'HEADING' }] }] },
      ],
    })
  })

  it('leaves content, previews, drawings and functions as they are', () => {
    const [said] = inLanguage([card], loud)
    expect(said).toMatchObject({ initialValue: { title: 'A new card' }, icon: { title: 'A drawing' } })
    expect(said).toHaveProperty('preview', card.preview)
    expect(said).toHaveProperty('fields.0.validation', validation)
    expect(said).toHaveProperty('fields.0.hidden', hidden)
  })

  it('changes nothing of what it was given', () => {
    const before = JSON.stringify(schemaTypes)
    inLanguage(schemaTypes, loud)
    expect(JSON.stringify(schemaTypes)).toBe(before)
  })

  it('gives the same where nothing is said otherwise', () => {
    expect(inLanguage(schemaTypes, (english) => english)).toEqual(schemaTypes)
  })
})
