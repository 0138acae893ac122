import type { ObjectDefinition } from 'sanity'
import { ownPath } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { differ, leadsSomewhere, oneOf, pattern, required } from '#schemas/lib/constraints.ts'
import { choices, inEnglish, languageChoices, perLanguage } from '#schemas/lib/fields.ts'
import { leadsToPage } from '#schemas/lib/string-options.ts'

const isLastLevel = ({ path }: { path: readonly unknown[] }): boolean =>
  path.filter((segment) => segment === 'children').length > 3

/** An entry of the main menu with its children: four levels in all. */
export const menuItem: ObjectDefinition = {
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  description: 'An entry of the menu with the entries below it. Example: Legal documents',
  validation: check(differ('path', 'toPath', 'An entry cannot lead to itself: choose another path.')),
  groups: [
    { name: 'entry', title: 'Entry', default: true },
    { name: 'target', title: 'Where it leads' },
  ],
  fields: [
    {
      group: 'entry',
      ...perLanguage(
        'String',
        [
          'name',
          'Name',
          'One to three words a language; an empty language shows the English one. Example: Legal documents',
        ],
        ...inEnglish('Give the entry a name in English.'),
      ),
    },
    {
      name: 'path',
      group: 'entry',
      title: 'Path',
      type: 'string',
      description: 'Where the entry stands in the site, without the language. Example: /more/legal',
      options: leadsToPage,
      validation: check(
        required('Write the path of the entry.'),
        ownPath(),
        leadsSomewhere({ field: 'isLink', is: false }, { field: 'external' }, { field: 'toPath' }),
      ),
    },
    {
      name: 'isLink',
      group: 'entry',
      title: 'Can be opened',
      type: 'boolean',
      description: 'Off makes it a heading over the entries below. Example: off for “About”.',
      initialValue: true,
    },
    {
      name: 'toPath',
      group: 'target',
      title: 'Leads elsewhere',
      type: 'string',
      description:
        'Another path of this site that visitors of this entry are sent to. Example: /account/deposit',
      options: leadsToPage,
      validation: check(ownPath(), leadsSomewhere()),
    },
    {
      name: 'target',
      group: 'target',
      title: 'Opens in',
      type: 'string',
      description: 'For entries that leave this site. Example: A new window for the management portal.',
      options: { list: [{ value: '_blank', title: 'A new window' }] },
      validation: check(oneOf(['_blank'], 'Choose a new window, or leave it empty.')),
    },
    {
      name: 'external',
      group: 'target',
      title: 'Address from Settings',
      type: 'string',
      description:
        'For an entry that leaves this site; the address itself stands in Settings. Example: Management portal',
      options: { list: [{ value: 'management', title: 'Management portal' }] },
      validation: check(oneOf(['management'], 'Choose one of the addresses of Settings.')),
    },
    {
      name: 'note',
      group: 'entry',
      title: 'Note',
      type: 'internationalizedArrayString',
      description: 'One line under the entry in the open menu. Example: Policies, key information, reports',
    },
    {
      name: 'nextRelease',
      group: 'entry',
      title: 'Note with the next release',
      type: 'internationalizedArrayString',
      description:
        'Stands in place of the note while the menu is open and the economic calendar answers; {time} and {release} become those of the next release. Empty for none. Example: Next: {time}, {release}',
    },
    {
      name: 'symbol',
      group: 'entry',
      title: 'Price beside it',
      type: 'string',
      description:
        'The symbol of an instrument whose bid stands beside the entry while the menu is open; empty for none. Example: EURUSD',
      validation: check(
        pattern(
          '^[A-Z][A-Z0-9]{2,11}$',
          'Write the symbol in capitals as the broker does, for example EURUSD.',
        ),
      ),
    },
    {
      group: 'target',
      ...choices(
        [
          'languages',
          'Languages',
          'The languages the entry is shown in; none chosen shows it in all. Example: English alone for a part that exists in English only.',
        ],
        languageChoices,
        'Choose languages of this site.',
      ),
    },
    {
      name: 'children',
      group: 'entry',
      title: 'Entries below',
      type: 'array',
      of: [{ type: 'menuItem' }],
      description:
        'The entries that open under this one; drag them into order. Example: Company, Regulation, Contact.',
      hidden: isLastLevel,
    },
  ],
  preview: { select: { title: 'name.0.value', subtitle: 'path' } },
}
