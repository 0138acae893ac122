import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { check } from '#schemas/lib/check.ts'
import { at, notShorter, required } from '#schemas/lib/constraints.ts'
import { blockPreview, heading, lede, line, lines, listOf } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'figures', order: 65, icon: 'SplitVertical' }

/** Uses side by side, each with its cost and its risk. */
export const uses: ObjectDefinition = {
  name: 'uses',
  title: 'Uses, costs and risks',
  type: 'object',
  description:
    'What a product can do, what that costs and what can go wrong, side by side. Example: Leverage, both directions, many markets, small sizes.',
  fields: [
    heading('What it can do, and what that costs'),
    lede('Each of the four has a price and a risk.'),
    {
      ...listOf(
        ['items', 'Uses', 'Two to four, drawn side by side. Example: Leverage.'],
        {
          name: 'use',
          title: 'Use',
          fields: [
            line(['title', 'Use', 'One or two words. Example: Leverage'], required('Name the use.')),
            lines(
              [
                'can',
                'You can',
                'What it lets somebody do. Example: take a position of €10,000 with €333.33',
              ],
              required('Say what can be done.'),
            ),
            lines(
              [
                'cost',
                'It costs',
                'What is paid for it, and when. Example: financing on the whole value, each night',
              ],
              required('Say what it costs.'),
            ),
            lines(
              [
                'risk',
                'What can go wrong',
                'Never shorter than what can be done. Example: A move of 3.33% against you is as large as the margin.',
              ],
              required('Say what can go wrong.'),
            ),
          ],
          preview: { select: { title: 'title', subtitle: 'risk' } },
        },
        required('Add at least two uses.'),
      ),
      validation: check(
        required('Add at least two uses.'),
        at(
          '[]',
          notShorter(
            'can',
            'risk',
            'The risk must not be said in fewer words than the use: write at least as much about what can go wrong.',
          ),
        ),
      ),
    },
  ],
  preview: blockPreview('Uses, costs and risks'),
}
