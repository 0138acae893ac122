import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { required, pattern, unique, numberBetween } from '#schemas/lib/constraints.ts'
import {
  byRank,
  choice,
  decimal,
  inEnglish,
  line,
  orderRank,
  perLanguage,
  whole,
} from '#schemas/lib/fields.ts'
import { assetClasses } from '#schemas/lib/markets.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { overnightFields } from '#schemas/lib/overnight.ts'
import { say } from '#schemas/words/say.ts'

/** An instrument with the terms of its contract. */
export const instrument: DocumentDefinition = translated({
  name: 'instrument',
  title: 'Instrument',
  type: 'document',
  description: 'An instrument clients can trade, with the terms of its contract. Example: EURUSD',
  validation: check(noLossFigure),
  groups: [
    { name: 'instrument', title: 'Instrument', default: true },
    { name: 'contract', title: 'Contract' },
    { name: 'price', title: 'Price' },
    { name: 'margin', title: 'Margin and hours' },
  ],
  fields: [
    {
      ...line(
        ['symbol', 'Symbol', 'As the broker writes it. Example: EURUSD'],
        required('Write the symbol, for example EURUSD.'),
        pattern(
          '^[A-Z][A-Z0-9]{2,11}$',
          'Write the symbol in capitals as the broker does, for example EURUSD.',
        ),
        unique([], 'Another instrument has this symbol already.'),
      ),
      group: 'instrument',
    },
    {
      ...perLanguage(
        'String',
        ['name', 'Name', 'What people call it. Example: Euro against US dollar'],
        ...inEnglish('Give the instrument a name in English.'),
      ),
      group: 'instrument',
    },
    {
      ...choice(
        ['assetClass', 'Market', 'The table the instrument stands in. Example: Currencies'],
        assetClasses,
        'Choose one of the four markets.',
        required('Choose the market.'),
      ),
      group: 'instrument',
    },
    {
      ...perLanguage('String', [
        'note',
        'Note',
        'One short remark for this instrument only. Example: Quoted in US dollars an ounce',
      ]),
      group: 'instrument',
    },
    { ...orderRank, group: 'instrument' },
    {
      ...choice(
        ['kid', 'Key information document', 'Which paper explains the product. Example: Currencies'],
        [
          { value: 'fx', title: 'Currencies' },
          { value: 'commodities', title: 'Commodities' },
          { value: 'indices', title: 'Indices' },
        ],
        'Choose one of the three papers.',
        required('Choose the key information document.'),
      ),
      group: 'instrument',
    },
    {
      ...line(['base', 'Base currency', 'What is bought or sold; for currencies only. Example: EUR']),
      group: 'contract',
    },
    {
      ...line(
        ['quote', 'Quote currency', 'The currency of price and result. Example: USD'],
        required('Write the currency of the price.'),
      ),
      group: 'contract',
    },
    {
      ...line(
        ['contractSize', 'Size of one lot', 'As a plain number. Example: 100000'],
        required('Write the size of one lot.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'contract',
    },
    {
      ...line(
        ['contractUnit', 'Unit', 'What the size counts. Example: EUR'],
        required('Write what the size counts.'),
      ),
      group: 'contract',
    },
    {
      ...line(
        ['minLot', 'Smallest trade', 'In lots. Example: 0.01'],
        required('Write the smallest trade.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'contract',
    },
    {
      ...line(
        ['lotStep', 'Lot step', 'In lots. Example: 0.01'],
        required('Write the lot step.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'contract',
    },
    {
      ...line(
        ['maxLot', 'Largest trade', 'In lots. Example: 50'],
        required('Write the largest trade.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'contract',
    },
    {
      ...whole(
        ['digits', 'Decimals of the price', 'How many digits follow the point. Example: 5'],
        required('Write how many decimals the price has.'),
        numberBetween(0, 8, 0, 'Write a whole number from 0 to 8.'),
      ),
      group: 'price',
    },
    {
      ...line(
        ['pipSize', 'One pip', 'As a decimal number. Example: 0.0001'],
        required('Write the size of a pip.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'price',
    },
    {
      ...line(
        ['typicalSpreadPips', 'Typical spread', 'In pips, a typical figure and no limit. Example: 0.9'],
        required('Write the typical spread.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'price',
    },
    ...overnightFields.map((field) => ({ ...field, group: 'price' })),
    {
      ...choice(
        [
          'esmaClass',
          'Class of the leverage cap',
          'Decides the highest leverage of retail clients. Example: Major currencies, 30:1',
        ],
        [
          { value: 'major-fx', title: 'Major currencies, 30:1' },
          { value: 'non-major-fx', title: 'Other currencies, 20:1' },
          { value: 'gold', title: 'Gold, 20:1' },
          { value: 'major-index', title: 'Major indices, 20:1' },
          { value: 'other-commodity', title: 'Other commodities, 10:1' },
          { value: 'non-major-index', title: 'Other indices, 10:1' },
        ],
        'Choose one of the classes.',
        required('Choose the class of the leverage cap.'),
      ),
      group: 'margin',
    },
    {
      ...line(
        ['marginPct', 'Margin of retail clients', 'Per hundred of the value of the position. Example: 3.33'],
        required('Write the margin.'),
        decimal('Write a number with a point, for example 0.0001.'),
      ),
      group: 'margin',
    },
    {
      ...line(
        ['maxLeverage', 'Highest leverage', 'As a ratio to one. Example: 30:1'],
        required('Write the highest leverage.'),
        pattern('^(30|20|10|5|2):1$', 'Retail clients may have 30:1, 20:1, 10:1, 5:1 or 2:1.'),
      ),
      group: 'margin',
    },
    {
      name: 'hours',
      title: 'Trading hours',
      type: 'object',
      description:
        'When the instrument is traded, in the time of its market. Example: Sunday 17:05 to Friday 16:55, New York.',
      fields: [
        line(
          ['tz', 'Time zone', 'The name of the zone. Example: America/New_York'],
          required('Write the time zone.'),
          pattern('^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_]+)+$', 'Write a time zone such as America/New_York.'),
        ),
        line(
          ['sessions', 'Sessions', 'Days and times in English short form. Example: Sun 17:05 - Fri 16:55'],
          required('Write the sessions.'),
        ),
        line(['dailyBreak', 'Daily break', 'From and to; empty when there is none. Example: 16:59-17:05']),
      ],
      group: 'margin',
    },
  ],
  orderings: [byRank, { name: 'symbol', title: 'Symbol', by: [{ field: 'symbol', direction: 'asc' }] }],
  preview: {
    select: { symbol: 'symbol', name: 'name.0.value', spread: 'typicalSpreadPips', leverage: 'maxLeverage' },
    prepare: ({ symbol, name, spread, leverage }) => ({
      title: [symbol, name].filter(Boolean).join(' · ') || say('New instrument'),
      subtitle: [leverage, spread && say('spread {{spread}} pips', { spread })].filter(Boolean).join(' · '),
    }),
  },
})
