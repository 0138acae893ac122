import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { faqTopics } from '#schemas/lib/faq-topics.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { byRank, choice, inEnglish, orderRank, perLanguage, titleOf } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** A question with its answer in every language. */
export const faqEntry: DocumentDefinition = translated({
  name: 'faqEntry',
  title: 'Question and answer',
  type: 'document',
  description:
    'A question clients ask, with its answer in every language. Example: How long does a withdrawal take?',
  validation: check(noLossFigure),
  fields: [
    choice(
      ['topic', 'Topic', 'Where the question stands on the help page. Example: Funding'],
      faqTopics,
      'Choose one of the topics.',
      required('Choose the topic.'),
    ),
    perLanguage(
      'String',
      ['question', 'Question', 'As a client would ask it. Example: How long does a withdrawal take?'],
      ...inEnglish('Write the question in English.'),
    ),
    perLanguage(
      'Prose',
      [
        'answer',
        'Answer',
        'The answer first, then the reason; at most three paragraphs. Example: One business day with us, then one or two with the banks.',
      ],
      ...inEnglish('Write the answer in English.'),
    ),
    orderRank,
  ],
  orderings: [byRank],
  preview: {
    select: { question: 'question.0.value', topic: 'topic' },
    prepare: ({ question, topic }) => ({
      title: String(question ?? say('Question without words')),
      subtitle: titleOf(faqTopics, topic),
    }),
  },
})
