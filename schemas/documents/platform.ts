import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { safeHref } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { byRank, choice, inEnglish, line, listOf, orderRank, perLanguage } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'

/** A trading platform. */
export const platform: DocumentDefinition = translated({
  name: 'platform',
  title: 'Platform',
  type: 'document',
  description: 'A trading platform with its facts and devices. Example: MCtrader',
  validation: check(noLossFigure),
  fields: [
    line(
      ['name', 'Name', 'As it is written everywhere. Example: MCtrader'],
      required('Write the name of the platform.'),
    ),
    perLanguage(
      'Text',
      [
        'summary',
        'Summary',
        'Two or three sentences: what it is for and what it is not. Example: Our own platform for browser and phone; it runs no automatic strategies.',
      ],
      ...inEnglish('Write the summary in English.'),
    ),
    listOf(
      [
        'facts',
        'Facts',
        'What can be compared with other platforms. Example: Order types, market and limit.',
      ],
      {
        name: 'platformFact',
        title: 'Fact',
        fields: [
          perLanguage(
            'String',
            ['label', 'Label', 'What the fact is about. Example: Order types'],
            ...inEnglish('Name the fact in English.'),
          ),
          perLanguage(
            'String',
            ['value', 'Value', 'The fact itself. Example: Market, limit, stop'],
            ...inEnglish('Write the fact in English.'),
          ),
        ],
        preview: { select: { title: 'label.0.value', subtitle: 'value.0.value' } },
      },
    ),
    listOf(
      [
        'devices',
        'Devices',
        'What it runs on, what that must have, and where it is had: every page shows this list. Example: Android 11 or later',
      ],
      {
        name: 'platformDevice',
        title: 'Device',
        fields: [
          choice(
            ['device', 'Device', 'The kind of device. Example: Android'],
            [
              { value: 'web', title: 'Browser' },
              { value: 'desktop', title: 'Windows' },
              { value: 'android', title: 'Android' },
              { value: 'ios', title: 'iPhone' },
            ],
            'Choose one of the four kinds.',
            required('Choose the kind of device.'),
          ),
          perLanguage(
            'String',
            ['needs', 'What it must have', 'System and version. Example: Android 11 or later, 90 MB'],
            ...inEnglish('Write what the device must have, in English.'),
          ),
          line(
            [
              'address',
              'Address',
              'The page that opens it, its page in the store, or the installer. Example: https://play.halyard.example/mctrader',
            ],
            safeHref(),
          ),
        ],
        preview: { select: { title: 'device', subtitle: 'needs.0.value' } },
      },
      required('Add at least one device.'),
    ),
    orderRank,
  ],
  orderings: [byRank],
  preview: {
    select: { title: 'name', subtitle: 'summary.0.value' },
  },
})
