import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { safeHref } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { byRank, inEnglish, line, listOf, orderRank, perLanguage, tags } from '#schemas/lib/fields.ts'
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
    tags(
      ['devices', 'Devices', 'What it runs on; press Enter after each. Example: Android'],
      required('Name at least one device.'),
    ),
    {
      name: 'links',
      title: 'Addresses',
      type: 'object',
      description:
        'Where it can be had; an address of Settings is written setting: with its name. Example: https://trade.halyard.example',
      fields: [
        line(['desktop', 'Desktop', 'The installer. Example: https://trade.halyard.example/mt4'], safeHref()),
        line(
          ['web', 'Browser', 'The page that opens it. Example: https://trade.halyard.example'],
          safeHref(),
        ),
        line(
          ['ios', 'iPhone', 'Its page in the store. Example: https://apps.halyard.example/mctrader'],
          safeHref(),
        ),
        line(
          ['android', 'Android', 'Its page in the store. Example: https://play.halyard.example/mctrader'],
          safeHref(),
        ),
      ],
    },
    orderRank,
  ],
  orderings: [byRank],
  preview: {
    select: { name: 'name', devices: 'devices' },
    prepare: ({ name, devices }) => ({
      title: String(name ?? 'New platform'),
      subtitle: Array.isArray(devices) ? devices.join(', ') : '',
    }),
  },
})
