import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { check } from '#schemas/lib/check.ts'
import { required, pattern } from '#schemas/lib/constraints.ts'
import { inEnglish, line, linkField, listOf, perLanguage } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** Download channels of the app. */
export const downloads: DocumentDefinition = translated({
  name: 'downloads',
  title: 'Downloads',
  type: 'document',
  description: 'Channels of the app; what a device must have stands with its platform. Example: channel 6688',
  validation: check(noLossFigure),
  fields: [
    listOf(
      ['channels', 'Channels', 'Campaigns with an address of their own. Example: 6688'],
      {
        name: 'downloadChannel',
        title: 'Channel',
        fields: [
          line(
            ['code', 'Code', 'What stands after ?v= in the address. Example: 6688'],
            required('Write the code of the channel.'),
            pattern('^[A-Za-z0-9]{1,16}$', 'Letters and digits only, at most 16.'),
          ),
          perLanguage(
            'String',
            ['name', 'Name', 'For people who work here. Example: Website'],
            ...inEnglish('Write the name in English.'),
          ),
          linkField(
            [
              'link',
              'Link',
              'Where the scan code of the channel leads. Example: https://apps.halyard.example/mctrader',
            ],
            required('Choose where the channel leads.'),
          ),
        ],
        preview: { select: { title: 'name.0.value', subtitle: 'code' } },
      },
      required('Add at least one channel.'),
    ),
  ],
  preview: { prepare: () => ({ title: say('Downloads') }) },
})
