import type { ObjectDefinition } from 'sanity'
import type { BlockMenu } from '#schemas/lib/block-menu.ts'
import { faqTopics } from '#schemas/lib/faq-topics.ts'
import { choices, heading, lede, blockPreview } from '#schemas/lib/fields.ts'

export const menu: BlockMenu = { group: 'lists', order: 120, icon: 'HelpCircle' }

/** Questions and answers out of the shared list. */
export const faqList: ObjectDefinition = {
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  description:
    'Entries of “Questions and answers”, all of them or some topics. Example: the topics Funding and Costs.',
  fields: [
    heading('Questions about funding'),
    lede('What clients ask most often before the first deposit.'),
    choices(
      [
        'topics',
        'Topics',
        'The topics shown here; none chosen shows all, grouped by topic. Example: Funding',
      ],
      faqTopics,
      'Choose topics of the list.',
    ),
  ],
  preview: blockPreview('Questions and answers'),
}
