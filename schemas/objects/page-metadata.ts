import type { ObjectDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { atMost } from '#schemas/lib/fields.ts'

/** What search engines and link previews show of a page. */
export const pageMetadata: ObjectDefinition = {
  name: 'pageMetadata',
  title: 'Search and sharing',
  type: 'object',
  description:
    'What search engines and shared links show of a page. Example: a title, a sentence and an image.',
  fields: [
    {
      name: 'title',
      title: 'Title',
      type: 'string',
      description:
        'Shown in search results and in the browser tab, best under 60 characters; empty takes the page’s title. Example: Legal documents and key information',
      validation: check(atMost(120, 'Search engines cut titles near 60 characters: keep it under 120.')),
    },
    {
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description:
        'One or two sentences for search results, 70 to 155 characters, without promises; empty takes the site’s. Example: All legal papers of Halyard Markets as PDF: policies, key information documents and yearly reports.',
      validation: check(
        atMost(320, 'Search engines cut descriptions near 155 characters: keep it under 320.'),
      ),
    },
    {
      name: 'keywords',
      title: 'Keywords',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
      description: 'Up to ten words or short phrases; press Enter after each. Example: CFD trading',
    },
    {
      name: 'image',
      title: 'Image for sharing',
      type: 'image',
      description:
        'Shown where the page’s address is shared, 1200 by 630 pixels. Example: a photograph of the harbour at dawn.',
      options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
      fields: [
        {
          name: 'alt',
          title: 'Description of the image',
          type: 'string',
          description:
            'What is to be seen, in one sentence, for people who do not see it. Example: A sailing boat leaves the harbour.',
          validation: check(required('Describe the image for people who do not see it.')),
        },
      ],
    },
  ],
}
