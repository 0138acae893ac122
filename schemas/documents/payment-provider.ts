import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { at, required, pattern } from '#schemas/lib/constraints.ts'
import { byRank, inEnglish, line, orderRank, perLanguage, tags } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** Who moves money to and from clients. */
export const paymentProvider: DocumentDefinition = translated({
  name: 'paymentProvider',
  title: 'Payment provider',
  type: 'document',
  description: 'A bank or firm that moves money to and from clients. Example: SEPA credit transfer',
  validation: check(noLossFigure),
  fields: [
    line(
      ['name', 'Name', 'As it stands on a statement. Example: Sample Bank of Cyprus'],
      required('Write the name of the provider.'),
    ),
    perLanguage(
      'String',
      ['method', 'Way of paying', 'What the client does. Example: Bank wire (SEPA)'],
      ...inEnglish('Write the way of paying in English.'),
    ),
    tags(
      ['currencies', 'Currencies', 'Codes of three letters; press Enter after each. Example: EUR'],
      required('Name at least one currency.'),
      at('[]', pattern('^[A-Z]{3}$', 'Write the code of three capitals, for example EUR.')),
    ),
    perLanguage(
      'Text',
      [
        'fee',
        'Fee',
        'Ours and what banks may charge. Example: None of ours; your bank may charge its own fee.',
      ],
      ...inEnglish('Write the fee in English.'),
    ),
    perLanguage(
      'Text',
      ['time', 'Time', 'From order to credit. Example: Credited within one business day of arrival.'],
      ...inEnglish('Write the time in English.'),
    ),
    perLanguage('String', ['minimum', 'Minimum', 'The smallest amount, with currency. Example: 100 EUR']),
    perLanguage('Text', [
      'note',
      'Note',
      'What else a client must know. Example: From an account in your own name only.',
    ]),
    orderRank,
  ],
  orderings: [byRank],
  preview: {
    select: { name: 'name', method: 'method.0.value' },
    prepare: ({ name, method }) => ({
      title: String(name ?? say('New provider')),
      subtitle: String(method ?? ''),
    }),
  },
})
