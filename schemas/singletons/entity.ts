import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { secureAddress } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { numberBetween, pattern, required } from '#schemas/lib/constraints.ts'
import { decimal, line, perLanguage, whole } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'

/** The firm as its regulator knows it; the source of name and licence on every page. */
export const entity: DocumentDefinition = translated({
  name: 'entity',
  title: 'Company',
  type: 'document',
  description: 'The firm as its regulator knows it. Example: name, licence and address',
  validation: check(noLossFigure),
  groups: [
    { name: 'firm', title: 'Firm', default: true },
    { name: 'protection', title: 'Protection of clients' },
  ],
  fields: [
    {
      name: 'firmName',
      title: 'Firm name',
      type: 'string',
      group: 'firm',
      description: 'The registered name, as in the licence. Example: Halyard Markets (Cyprus) Ltd',
      validation: check(required('Write the registered name of the firm.')),
    },
    {
      group: 'firm',
      ...line([
        'tradingName',
        'Trading name',
        'The name the firm is known by, where it differs from the registered one. Example: Halyard Markets',
      ]),
    },
    {
      name: 'licenceNumber',
      title: 'Licence number',
      type: 'string',
      group: 'firm',
      description: 'The number under which the regulator lists the firm. Example: 000/00',
      validation: check(required('Write the licence number.')),
    },
    {
      name: 'address',
      title: 'Address',
      type: 'internationalizedArrayText',
      group: 'firm',
      description:
        'The registered office, as in the licence, with the country’s name in each language. Example: 1 Harbour Street, 3036 Limassol, Cyprus',
      validation: check(required('Write the registered address.')),
    },
    {
      name: 'regulatorName',
      title: 'Regulator',
      type: 'internationalizedArrayString',
      group: 'firm',
      description:
        'The regulator’s name in each language. Example: Cyprus Securities and Exchange Commission',
      validation: check(required('Write the regulator’s name.')),
    },
    {
      name: 'regulatorUrl',
      title: 'Regulator’s register',
      type: 'string',
      group: 'firm',
      description: 'The address where readers can look the licence up. Example: https://www.cysec.gov.cy',
      validation: check(required('Write the address of the regulator’s register.'), secureAddress()),
    },
    {
      name: 'statement',
      title: 'Statement',
      type: 'internationalizedArrayText',
      group: 'firm',
      description:
        'The sentence about the licence at the foot of every page. Write {firmName}, {licenceNumber} and {regulatorName} where they stand. Example: {firmName} is regulated by the {regulatorName}, licence {licenceNumber}.',
      validation: check(required('Write the statement about the licence.')),
    },
    {
      group: 'protection',
      ...perLanguage('String', [
        'moneyHeld',
        'Client money',
        'How client money is held, in one or two words; empty where the firm holds none. Example: Segregated',
      ]),
    },
    {
      group: 'protection',
      ...line(
        [
          'compensationLimit',
          'Limit of the compensation fund',
          'The most the fund pays one eligible client, as digits; empty without a fund. Example: 20000',
        ],
        decimal('Write the amount in digits, for example 20000.'),
      ),
    },
    {
      group: 'protection',
      ...line(
        ['compensationCurrency', 'Currency of that limit', 'Three letters. Example: EUR'],
        pattern('^[A-Z]{3}$', 'Write the currency with three letters, for example EUR.'),
      ),
    },
    {
      group: 'protection',
      ...whole(
        [
          'complaintDays',
          'Days until a complaint is confirmed',
          'The most business days until a complaint is confirmed in writing, as the complaints procedure says. Example: 5',
        ],
        numberBetween(1, 60, 0, 'Write the days as a number from 1 to 60.'),
      ),
    },
    {
      name: 'isSample',
      title: 'Sample',
      type: 'boolean',
      group: 'firm',
      description:
        'On while the firm’s details are invented; a site with samples does not go live. Example: off for a licensed firm.',
      initialValue: false,
    },
  ],
  preview: { select: { title: 'firmName', subtitle: 'licenceNumber' } },
})
