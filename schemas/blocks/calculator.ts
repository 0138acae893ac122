import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { required } from '#schemas/lib/constraints.ts'
import { choice, heading, lede } from '#schemas/lib/fields.ts'
import { inWords, say } from '#schemas/words/say.ts'

/** What a visitor can work out, by the names the site knows. */
const calculatorKinds = [
  { value: 'margin', title: 'Margin' },
  { value: 'pip', title: 'Pip value' },
  { value: 'profit', title: 'Profit and loss' },
  { value: 'financing', title: 'Overnight financing' },
  { value: 'conversion', title: 'Conversion' },
] as const

export const menu: BlockMenu = { group: 'live', order: 190, icon: 'Controls' }

/** A form that works something out with live prices. */
export const calculator: ObjectDefinition = {
  name: 'calculator',
  title: 'Calculator',
  type: 'object',
  description:
    'Works out one thing with live prices or a price the visitor types; leverage ends at the cap of retail clients. Example: Margin',
  fields: [
    heading('How much margin an order needs', required('Write what is worked out.')),
    lede('The amount that is set aside while the position is open. It is not the most you can lose.'),
    choice(
      ['kind', 'What it works out', 'Each kind once on a page. Example: Margin'],
      calculatorKinds,
      'Choose one of the five calculators.',
      required('Choose what it works out.'),
    ),
  ],
  preview: {
    select: { heading: 'heading', kind: 'kind' },
    prepare: ({ heading: words, kind }) => ({
      title: String(words ?? say('Calculator')),
      subtitle: say('Calculator: {{kind}}', {
        kind: inWords(calculatorKinds.find(({ value }) => value === kind)?.title ?? 'not chosen'),
      }),
    }),
  },
}
