import type { DocumentDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { at, numberBetween, oneOf, ordered, required, tokens } from '#schemas/lib/constraints.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say, sayDay, sayFigure } from '#schemas/words/say.ts'

const withFigure = (format: string) =>
  at(
    `[format=${format}].wording[].value.sentences`,
    tokens('{pct}', 1, `Format ${format} states the percentage: its sentences must hold {pct} exactly once.`),
  )

const withoutFigure = (format: string) =>
  at(
    `[format=${format}].wording[].value.sentences`,
    tokens('{pct}', 0, `Format ${format} is for a firm without a percentage: take {pct} out.`),
  )

/** The percentage of losing accounts and the mandated sentences around it (law 1). */
export const riskWarning: DocumentDefinition = {
  name: 'riskWarning',
  title: 'Risk warning',
  type: 'document',
  description:
    'The percentage of losing accounts and the mandated sentences around it. Example: 74.5, twelve months to 30 June',
  validation: check(
    noLossFigure,
    ordered('periodFrom', 'periodTo', 'The period must end after it begins.'),
    ordered('periodTo', 'nextDue', 'The next figure is due after the end of the period.'),
  ),
  groups: [
    { name: 'figure', title: 'Figure', default: true },
    { name: 'texts', title: 'Texts' },
  ],
  fieldsets: [{ name: 'period', title: 'Period', options: { columns: 2 } }],
  fields: [
    {
      name: 'lossPercentage',
      title: 'Loss percentage',
      type: 'number',
      group: 'figure',
      description:
        'The share of retail accounts that lost money in the period, 0 to 100, at most two decimals, never rounded down. Example: 74.5',
      validation: check(
        required('Write the percentage of accounts that lost money, for example 74.5.'),
        numberBetween(0, 100, 2, 'Write a number from 0 to 100 with at most two decimals, for example 74.5.'),
      ),
    },
    {
      name: 'periodFrom',
      title: 'Period from',
      type: 'date',
      group: 'figure',
      fieldset: 'period',
      description: 'The first day of the twelve months counted. Example: 2025-07-01',
      validation: check(required('Write the first day of the period.')),
    },
    {
      name: 'periodTo',
      title: 'Period to',
      type: 'date',
      group: 'figure',
      fieldset: 'period',
      description: 'The last day of the twelve months counted. Example: 2026-06-30',
      validation: check(required('Write the last day of the period.')),
    },
    {
      name: 'nextDue',
      title: 'Next figure due',
      type: 'date',
      group: 'figure',
      description: 'The day by which the next figure must stand, three months on. Example: 2026-10-15',
    },
    {
      name: 'source',
      title: 'Source',
      type: 'text',
      rows: 2,
      group: 'figure',
      description:
        'Where the figure comes from, so that anyone can work it out again. Example: Worksheet of 10 July 2026, 4,812 accounts.',
      validation: check(required('Say where the figure comes from.')),
    },
    {
      name: 'isSample',
      title: 'Sample figure',
      type: 'boolean',
      group: 'figure',
      description:
        'On while the figure is invented; a site with samples does not go live. Example: off for a computed figure.',
      initialValue: false,
    },
    {
      name: 'providerStatus',
      title: 'Provider status',
      type: 'string',
      group: 'figure',
      description:
        'Specific: the firm had retail accounts in the period and states its percentage. Standard: it had none. Example: Specific',
      options: {
        list: [
          { value: 'specific', title: 'Specific: states its percentage (formats B to D)' },
          { value: 'standard', title: 'Standard: no percentage (formats E to G)' },
        ],
        layout: 'radio',
      },
      initialValue: 'specific',
      validation: check(
        required('Choose whether the firm states its percentage.'),
        oneOf(['specific', 'standard'], 'Choose specific or standard.'),
      ),
    },
    {
      name: 'texts',
      title: 'Texts',
      type: 'array',
      of: [{ type: 'riskText' }],
      group: 'texts',
      description: 'The mandated sentences by jurisdiction and format. Example: CY, format B.',
      validation: check(
        required('The warning needs its texts.'),
        ...['B', 'C', 'D'].map(withFigure),
        ...['E', 'F', 'G'].map(withoutFigure),
      ),
    },
  ],
  preview: {
    select: { figure: 'lossPercentage', to: 'periodTo' },
    prepare: ({ figure, to }) => ({
      title: say('Risk warning'),
      subtitle:
        typeof figure === 'number'
          ? say('{{figure}} %, twelve months to {{to}}', {
              figure: sayFigure(figure),
              to: typeof to === 'string' ? sayDay(to) : '?',
            })
          : say('no figure yet'),
    }),
  },
}
