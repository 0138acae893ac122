import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { proseParts } from '#schemas/lib/prose.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line, listOf, heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'words', order: 70, icon: 'Olist' }

/** What to do, one step after the other. */
export const steps: ObjectDefinition = {
  name: 'steps',
  title: 'Steps',
  type: 'object',
  description:
    'What the reader does, in order, with what each step asks for. Example: Register, prove who you are, pay in.',
  fields: [
    heading('How an account is opened', required('Write the heading over the steps.')),
    lede('Four steps, usually two business days.'),
    listOf(
      ['items', 'Steps', 'In the order they are done; drag to reorder. Example: Prove who you are.'],
      {
        name: 'step',
        title: 'Step',
        fields: [
          line(
            ['title', 'Title', 'A verb and its object. Example: Prove who you are'],
            required('Write the title of the step.'),
          ),
          {
            name: 'text',
            title: 'Text',
            type: 'array',
            description:
              'What happens, what is needed and how long it takes. Example: An identity document and a proof of address not older than three months.',
            of: proseParts,
            validation: check(required('Write what is done in this step.')),
          },
        ],
        preview: { select: { title: 'title' } },
      },
      required('Add at least one step.'),
    ),
  ],
  preview: blockPreview('Steps'),
}
