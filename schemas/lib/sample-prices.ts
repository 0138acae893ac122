import type { FieldDefinition } from 'sanity'
import { decimal, line, listOf } from './fields.ts'
import { pattern, required, type PlacedConstraint } from './constraints.ts'

/** The symbol of an instrument, as the broker writes it. */
const symbolLine = (...constraints: PlacedConstraint[]): FieldDefinition =>
  line(
    ['symbol', 'Symbol', 'As the broker writes it. Example: EURUSD'],
    ...constraints,
    pattern('^[A-Z][A-Z0-9]{2,11}$', 'Write the symbol in capitals as the broker does, for example EURUSD.'),
  )

/** The prices a drawn screen shows; the page says that they are samples. */
export const samplePrices = (description: string): FieldDefinition =>
  listOf(
    ['prices', 'Sample prices', description],
    {
      name: 'samplePrice',
      title: 'Sample price',
      fields: [
        symbolLine(required('Write the symbol, for example EURUSD.')),
        line(
          ['bid', 'Bid', 'With the decimals the instrument has. Example: 1.15847'],
          required('Write the bid.'),
          decimal('Write a number with a point, for example 1.15847.'),
        ),
        line(
          ['change', 'Change since the open', 'In per cent, for lists of prices. Example: -0.34'],
          pattern(
            '^-?[0-9]+(\\.[0-9]+)?$',
            'Write a number with a point and a hyphen for a fall, for example -0.34.',
          ),
        ),
      ],
      preview: { select: { title: 'symbol', subtitle: 'bid' } },
    },
    required('Add at least one price.'),
  )
