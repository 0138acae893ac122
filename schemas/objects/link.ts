import type { ObjectDefinition } from 'sanity'
import { pathOrPaper, safeHref } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { at, leadsSomewhere, oneOf, required } from '#schemas/lib/constraints.ts'
import { leadsToPath } from '#schemas/lib/string-options.ts'
import { say } from '#schemas/words/say.ts'

const kinds = [
  { value: 'page', title: 'A page of this site' },
  { value: 'path', title: 'A path of this site' },
  { value: 'url', title: 'Another address' },
  { value: 'setting', title: 'An address from Settings' },
] as const

/** The addresses of Settings that a link may name. */
export const linkSettings = [
  { value: 'register', title: 'Open an account' },
  { value: 'demo', title: 'Open a demo account' },
  { value: 'signIn', title: 'Log in' },
  { value: 'clientArea', title: 'Client area' },
  { value: 'partner', title: 'Partner portal' },
  { value: 'management', title: 'Management portal' },
] as const

type Kind = (typeof kinds)[number]['value']

const hiddenUnless =
  (kind: Kind) =>
  ({ parent }: { parent?: { kind?: unknown } }): boolean =>
    parent?.kind !== kind

/** The target of a button, a list entry or a menu entry. */
export const link: ObjectDefinition = {
  name: 'link',
  title: 'Link',
  type: 'object',
  description:
    'Where something leads: a page, a path, another address or an address from Settings. Example: the page Fees',
  validation: check(
    at('kind', required('Choose where the link leads.')),
    at(
      'kind',
      oneOf(
        kinds.map(({ value }) => value),
        'Choose one of the four kinds of link.',
      ),
    ),
  ),
  fields: [
    {
      name: 'kind',
      title: 'Leads to',
      type: 'string',
      description:
        'A page follows its page when that moves; an address from Settings is kept in one place. Example: A page of this site.',
      options: { list: [...kinds], layout: 'radio' },
      initialValue: 'page',
    },
    {
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      description: 'The page to open; choose the one in the language of this text. Example: Legal documents.',
      hidden: hiddenUnless('page'),
    },
    {
      name: 'path',
      title: 'Path',
      type: 'string',
      description:
        'A path without the language, which the site adds, or the address of a paper. Example: /more/legal',
      hidden: hiddenUnless('path'),
      options: leadsToPath,
      validation: check(pathOrPaper(), leadsSomewhere()),
    },
    {
      name: 'url',
      title: 'Address',
      type: 'string',
      description:
        'A whole address, a mail address or a telephone number. Example: mailto:support@halyardmarkets.example',
      hidden: hiddenUnless('url'),
      validation: check(safeHref()),
    },
    {
      name: 'setting',
      title: 'Address from Settings',
      type: 'string',
      description: 'The address itself stands in Settings, for all links at once. Example: Open an account.',
      options: { list: [...linkSettings] },
      hidden: hiddenUnless('setting'),
      validation: check(
        oneOf(
          linkSettings.map(({ value }) => value),
          'Choose one of the addresses of Settings.',
        ),
      ),
    },
    {
      name: 'newWindow',
      title: 'Opens in a new window',
      type: 'boolean',
      description: 'For addresses outside this site only. Example: on for the client area.',
      initialValue: false,
    },
  ],
  preview: {
    select: { kind: 'kind', page: 'page.title', path: 'path', url: 'url', setting: 'setting' },
    prepare: ({ kind, page, path, url, setting }) => {
      const targets = new Map<unknown, unknown>(Object.entries({ page, path, url, setting }))
      const target = targets.get(kind)
      return { title: typeof target === 'string' ? target : say('No target yet'), subtitle: say('Link') }
    },
  },
}
