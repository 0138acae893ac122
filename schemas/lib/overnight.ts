import type { FieldDefinition } from 'sanity'
import { pattern } from './constraints.ts'
import { choice, flag, line } from './fields.ts'

const amount = pattern(
  '^-?[0-9]+(\\.[0-9]+)?$',
  'Write an amount with a point, and a minus where the client pays, for example -14.62.',
)

/**
 * Overnight financing of an instrument as the firm's table has it: amounts, so that nobody must know the reference
 * rate to check a bill. Empty is allowed: the page then leaves the rows out and says so.
 */
export const overnightFields: readonly FieldDefinition[] = [
  line(
    [
      'overnightLong',
      'One night, bought',
      'Charged or credited for one lot that was bought and is kept overnight, in the quote currency; with a minus where the client pays. Example: -14.62',
    ],
    amount,
  ),
  line(
    [
      'overnightShort',
      'One night, sold',
      'The same for one lot that was sold; without a sign where the client receives. Example: 11.67',
    ],
    amount,
  ),
  choice(
    [
      'tripleNight',
      'Night booked three times',
      'The night that stands for the weekend. Example: Wednesday, for currencies and metals',
    ],
    [
      { value: 'wednesday', title: 'Wednesday (currencies, metals)' },
      { value: 'friday', title: 'Friday (energy, indices)' },
    ],
    'Choose Wednesday or Friday.',
  ),
  flag([
    'isSample',
    'Overnight rates are samples',
    'On while the two rates are invented; a site with samples does not go live. Example: off for rates from the firm’s own table.',
  ]),
]
