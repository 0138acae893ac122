import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { oneOf, required } from '#schemas/lib/constraints.ts'

/** A button of a block. */
export const action: ObjectDefinition = {
  name: 'action',
  title: 'Button',
  type: 'object',
  description: 'A button with its words and where it leads. Example: Register',
  fields: [
    {
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'What the button says: a verb and its object, two to four words. Example: Open an account',
      validation: check(required('Write what the button says.')),
    },
    {
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where the button leads. Example: the address “Open an account” from Settings.',
      validation: check(required('Choose where the button leads.')),
    },
    {
      name: 'style',
      title: 'Style',
      type: 'string',
      description: 'One filled button a block; others are outlined. Example: Filled for “Open an account”.',
      options: {
        list: [
          { value: 'solid', title: 'Filled' },
          { value: 'outlined', title: 'Outlined' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'solid',
      validation: check(oneOf(['solid', 'outlined'], 'Choose filled or outlined.')),
    },
  ],
  preview: { select: { title: 'label', subtitle: 'style' } },
}
