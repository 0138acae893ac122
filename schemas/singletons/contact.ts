import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { safeHref } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { required, pattern } from '#schemas/lib/constraints.ts'
import { flag, inEnglish, line, listOf, perLanguage } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** Offices and ways to reach the firm. */
export const contact: DocumentDefinition = translated({
  name: 'contact',
  title: 'Contact',
  type: 'document',
  description: 'Offices and ways to reach the firm. Example: Limassol, telephone, e-mail',
  validation: check(noLossFigure),
  fields: [
    line(
      [
        'deskZone',
        'Clock of the desk',
        'Time zone in which people answer, as the IANA list writes it; empty for no hours. Example: Asia/Nicosia',
      ],
      pattern(
        '^[A-Za-z]+(/[A-Za-z_+-]+)+$',
        'Write the time zone as region and city, for example Asia/Nicosia.',
      ),
    ),
    line(
      ['deskFrom', 'People answer from', 'On that clock, from Monday to Friday. Example: 08:00'],
      pattern('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'Write hours and minutes, for example 08:00.'),
    ),
    line(
      ['deskUntil', 'People answer until', 'On that clock, later than the beginning. Example: 20:00'],
      pattern('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'Write hours and minutes, for example 08:00.'),
    ),
    listOf(
      ['offices', 'Offices', 'The registered office first. Example: Limassol'],
      {
        name: 'office',
        title: 'Office',
        fields: [
          perLanguage(
            'String',
            ['name', 'Name', 'What the office is called. Example: Registered office'],
            ...inEnglish('Write the name in English.'),
          ),
          perLanguage(
            'Text',
            ['address', 'Address', 'As on a letter. Example: 12 Sample Street, 3031 Limassol, Cyprus'],
            ...inEnglish('Write the address in English.'),
          ),
          line(
            ['phone', 'Telephone', 'With country code. Example: +357 25 000 000'],
            pattern(
              '^\\+[0-9 ()-]+$',
              'Write the number with its country code, for example +357 25 000 000.',
            ),
          ),
          perLanguage('String', [
            'hours',
            'Hours',
            'Days, times and the time zone. Example: Monday to Friday, 08:00 to 20:00 Cyprus time',
          ]),
          flag([
            'isRegistered',
            'Registered office',
            'On for the office in the licence. Example: on for Limassol.',
          ]),
        ],
        preview: { select: { title: 'name.0.value', subtitle: 'phone' } },
      },
      required('Add at least one office.'),
    ),
    listOf(
      ['channels', 'Ways to reach us', 'In the order shown. Example: E-mail'],
      {
        name: 'channel',
        title: 'Way',
        fields: [
          perLanguage(
            'String',
            ['label', 'Label', 'What it is. Example: E-mail'],
            ...inEnglish('Write the label in English.'),
          ),
          perLanguage(
            'String',
            ['value', 'Value', 'The address or number as people read it. Example: support@halyard.example'],
            ...inEnglish('Write the value in English.'),
          ),
          line(
            [
              'href',
              'Link',
              'mailto:, tel: or an address; empty when there is none. Example: mailto:support@halyard.example',
            ],
            safeHref(),
          ),
          perLanguage('Text', [
            'note',
            'Note',
            'When and in which languages. Example: Answered within one business day, in English, German and Polish.',
          ]),
        ],
        preview: { select: { title: 'label.0.value', subtitle: 'value.0.value' } },
      },
      required('Add at least one way to reach the firm.'),
    ),
  ],
  preview: { prepare: () => ({ title: say('Contact') }) },
})
