import type { DocumentDefinition } from 'sanity'
import { anyAddress, ownPath, withoutLanguage } from '#schemas/lib/addresses.ts'
import { check } from '#schemas/lib/check.ts'
import { leadsSomewhere, notIn, required, unique } from '#schemas/lib/constraints.ts'
import { line, flag } from '#schemas/lib/fields.ts'
import { leadsToPage } from '#schemas/lib/string-options.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** An old path and where its visitors go. */
export const redirect: DocumentDefinition = {
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  description: 'An old path and where its visitors are sent. Example: /about-us to /about',
  validation: check(noLossFigure),
  fields: [
    line(
      [
        'from',
        'From',
        'The old address, as links still have it, with its query where it had one; without a language it holds for every language, and capitals do not matter. Where a page stands, the page is shown. Example: /about-us',
      ],
      required('Write the old path.'),
      anyAddress(),
      withoutLanguage(),
      unique([], 'Another redirect starts at this path already.'),
      notIn(
        'to',
        'Another redirect leads to this path, and this one would send its visitors on: let that one lead to the final page.',
      ),
    ),
    {
      ...line(
        ['to', 'To', 'The path visitors are sent to, at once and for good. Example: /about'],
        required('Write the path visitors are sent to.'),
        ownPath(),
        withoutLanguage(),
        leadsSomewhere(),
        notIn(
          'from',
          'That path is redirected itself: lead to the final page, so that visitors are never sent in a circle.',
        ),
      ),
      options: leadsToPage,
    },
    flag(
      [
        'permanent',
        'For good',
        'On when the old path will not come back; search engines then forget it. Example: on after a page was renamed.',
      ],
      true,
    ),
  ],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: `${from ?? '?'} → ${to ?? '?'}`,
      subtitle: say(permanent ? 'for good' : 'for a time'),
    }),
  },
}
