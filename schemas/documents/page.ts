import type { DocumentDefinition } from 'sanity'
import { translated } from '#schemas/translation/translated-from.ts'
import { isLocale, localeIds, localePath, locales } from '#locales/table.ts'
import { ownPath } from '#schemas/lib/addresses.ts'
import { pageBlocks } from '#schemas/lib/page-blocks.ts'
import { check } from '#schemas/lib/check.ts'
import { oneOf, required, unique } from '#schemas/lib/constraints.ts'
import { atMost, choice } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** A page of the site in one language, composed of blocks. */
export const page: DocumentDefinition = translated({
  name: 'page',
  title: 'Page',
  type: 'document',
  description: 'A page of the site in one language, made of blocks. Example: /about/intro in Deutsch',
  validation: check(noLossFigure),
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'metadata', title: 'Search and sharing' },
  ],
  fields: [
    {
      name: 'language',
      title: 'Language',
      type: 'string',
      group: 'content',
      description: 'Set when the page is made and kept from then on. Example: Deutsch',
      options: { list: localeIds.map((id) => ({ value: id, title: locales[id].name })) },
      readOnly: ({ value }) => isLocale(value),
      validation: check(
        required('Choose the language of the page.'),
        oneOf(localeIds, 'Choose one of the languages of this site.'),
      ),
    },
    {
      name: 'path',
      title: 'Path',
      type: 'string',
      group: 'content',
      description:
        'The page’s address without the language; the same in every language. Example: /about/intro',
      validation: check(
        required('Write the path of the page, for example /about/intro.'),
        ownPath(),
        unique(['language'], 'Another page of this language already has this path. Choose another one.'),
      ),
    },
    {
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      description: 'The name of the page in lists and in the browser tab. Example: Legal documents',
      validation: check(
        required('Give the page a title.'),
        atMost(120, 'This is too long for a title: keep it under 120 characters.'),
      ),
    },
    {
      group: 'content',
      ...choice(
        [
          'header',
          'Header',
          'Compact shows the whole menu; floating is for landing pages of partners. Empty means compact. Example: Compact',
        ],
        [
          { value: 'compact', title: 'Compact: menu, log in and register' },
          { value: 'floating', title: 'Floating: logo, partnerships and one button' },
        ],
        'Choose compact or floating.',
      ),
    },
    {
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'content',
      description:
        'What the page shows, from top to bottom; drag to reorder. Example: an opening, then a text.',
      of: pageBlocks.map(({ name }) => ({ type: name })),
    },
    {
      name: 'metadata',
      title: 'Search and sharing',
      type: 'pageMetadata',
      group: 'metadata',
      description:
        'What search engines and shared links show; empty fields take the site’s words. Example: a title and one sentence.',
    },
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', path: 'path', language: 'language' },
    prepare: ({ title, path, language }) => ({
      title: String(title ?? say('Page without a title')),
      subtitle: isLocale(language)
        ? `${localePath(language, String(path ?? '/'))} · ${locales[language].name}`
        : String(path ?? ''),
    }),
  },
})
