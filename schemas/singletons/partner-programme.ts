import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { inEnglish, listOf, perLanguage } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** Models and conditions for partners. */
export const partnerProgramme: DocumentDefinition = translated({
  name: 'partnerProgramme',
  title: 'Partner programme',
  type: 'document',
  description: 'Models and conditions for partners. Example: Introducing broker',
  validation: check(noLossFigure),
  fields: [
    listOf(
      ['models', 'Models', 'In the order shown. Example: Introducing broker'],
      {
        name: 'partnerModel',
        title: 'Model',
        fields: [
          perLanguage(
            'String',
            ['name', 'Name', 'What it is called. Example: Introducing broker'],
            ...inEnglish('Write the name in English.'),
          ),
          perLanguage(
            'Text',
            [
              'text',
              'Text',
              'Who it is for and what it asks. Example: You introduce clients and leave advice to those who may give it.',
            ],
            ...inEnglish('Describe the model in English.'),
          ),
          listOf(['terms', 'Terms', 'What can be compared. Example: Paid, monthly.'], {
            name: 'partnerTerm',
            title: 'Condition',
            fields: [
              perLanguage(
                'String',
                ['label', 'Label', 'What the term is about. Example: Paid'],
                ...inEnglish('Write the label in English.'),
              ),
              perLanguage(
                'String',
                ['value', 'Value', 'The term itself. Example: Monthly, after costs'],
                ...inEnglish('Write the value in English.'),
              ),
            ],
            preview: { select: { title: 'label.0.value', subtitle: 'value.0.value' } },
          }),
        ],
        preview: { select: { title: 'name.0.value' } },
      },
      required('Add at least one model.'),
    ),
    perLanguage(
      'Prose',
      [
        'conditions',
        'Conditions',
        'What holds for every model. Example: No payment depends on what a client loses.',
      ],
      ...inEnglish('Write the conditions in English.'),
    ),
  ],
  preview: { prepare: () => ({ title: say('Partner programme') }) },
})
