import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { at, oneOf, pattern } from '#schemas/lib/constraints.ts'

const statuses = [
  { value: 'verified', title: 'Verified against the source' },
  { value: 'awaiting', title: 'Awaiting compliance confirmation' },
  { value: 'missing', title: 'Missing' },
] as const

/** The mandated sentences of one format in one language. */
export const riskWording: ObjectDefinition = {
  name: 'riskWording',
  title: 'Wording',
  type: 'object',
  description: 'The mandated sentences in one language with their status. Example: three sentences, verified',
  validation: check(
    at(
      'sentences[]',
      pattern(
        '^(?![\\s\\S]*[0-9]\\s*%)[\\s\\S]*$',
        'Do not write the percentage by hand: write {pct}% and keep the figure in “Loss percentage”.',
      ),
    ),
  ),
  fields: [
    {
      name: 'sentences',
      title: 'Sentences',
      type: 'array',
      of: [{ type: 'text', rows: 2 }],
      description:
        'The mandated words, one entry a sentence, with {pct} in the place of the figure. Example: {pct}% of retail CFD accounts lose money.',
    },
    {
      name: 'status',
      title: 'Status',
      type: 'string',
      description:
        'Whether compliance has compared the words with the source. Example: Verified against the source',
      options: { list: [...statuses], layout: 'radio' },
      initialValue: 'awaiting',
      validation: check(
        oneOf(
          statuses.map(({ value }) => value),
          'Choose verified, awaiting or missing.',
        ),
      ),
    },
    {
      name: 'source',
      title: 'Source',
      type: 'string',
      description:
        'Where the words were read, so that anyone can compare them. Example: CySEC PS-04-2019, Section B',
    },
  ],
}
