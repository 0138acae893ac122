import type { ConditionalPropertyCallback, DocumentDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import {
  at,
  numberBetween,
  oneOf,
  ordered,
  ownLabel,
  pattern,
  required,
  soundPaper,
  unique,
} from '#schemas/lib/constraints.ts'
import { day, inEnglish, line, perLanguage, whole } from '#schemas/lib/fields.ts'
import { legalKinds, legalKindValues, yearlyKinds } from '#schemas/lib/legal-kinds.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

const isOfNoYear: ConditionalPropertyCallback = ({ document }) => !yearlyKinds.has(document?.['kind'])

const isOfNoQuarter: ConditionalPropertyCallback = ({ document }) => document?.['kind'] !== 'quarterly'

/** A legal paper with its PDF in each language. */
export const legalDocument: DocumentDefinition = {
  name: 'legalDocument',
  title: 'Legal document',
  type: 'document',
  description:
    'A paper of the legal library with its PDF in each language. Example: Risk disclosure, version 1.1',
  validation: check(
    noLossFigure,
    ordered(
      'effectiveFrom',
      'effectiveUntil',
      'The last day must come after the day from which the paper applies.',
    ),
    ownLabel(
      'file',
      'versionLabel',
      'A new file needs a new label: write it under Version, or choose the earlier file again.',
    ),
  ),
  groups: [
    { name: 'paper', title: 'Paper', default: true },
    { name: 'version', title: 'Version' },
  ],
  fields: [
    {
      group: 'paper',
      ...perLanguage(
        'String',
        [
          'title',
          'Title',
          'The name of the paper as readers see it; an empty language shows the English name. Example: Risk disclosure',
        ],
        ...inEnglish('Give the paper a title in English.'),
      ),
    },
    {
      name: 'file',
      title: 'PDF',
      type: 'internationalizedArrayFile',
      group: 'paper',
      description:
        'One PDF a language. A new file replaces the old one at the paper’s address; the old version keeps an address of its own. Example: risk-disclosure-1.1-en.pdf',
      validation: check(
        at('[].value', required('Choose the PDF of this language, or remove the language.')),
        at('[].value.asset', required('Choose the PDF of this language, or remove the language.')),
        at('[]', soundPaper()),
      ),
    },
    {
      name: 'kind',
      title: 'Kind',
      type: 'string',
      group: 'paper',
      description: 'The shelf of the library the paper stands on. Example: Policies',
      options: { list: [...legalKinds] },
      validation: check(
        required('Choose the kind of paper.'),
        oneOf(legalKindValues, 'Choose one of the kinds of the legal library.'),
      ),
    },
    {
      name: 'slug',
      title: 'Name in the address',
      type: 'string',
      group: 'paper',
      description:
        'Lower-case letters, digits and hyphens; readers keep the address, so do not change it. Example: risk-disclosure for /legal/risk-disclosure.pdf',
      validation: check(
        required('Write the name in the address, for example risk-disclosure.'),
        pattern(
          '^[a-z0-9]+(-[a-z0-9]+)*$',
          'Use lower-case letters, digits and single hyphens, for example risk-disclosure.',
        ),
        unique([], 'Another paper already has this name in the address. Choose another one.'),
      ),
    },
    {
      name: 'year',
      title: 'Year',
      type: 'number',
      group: 'version',
      hidden: isOfNoYear,
      description: 'The year a report is about; empty for policies and key information. Example: 2023',
      validation: check(numberBetween(2000, 2100, 0, 'Write the year with four digits, for example 2023.')),
    },
    {
      group: 'version',
      hidden: isOfNoYear,
      ...line(
        [
          'series',
          'Series',
          'The series a yearly or quarterly report belongs to; empty for policies. Example: execution-quality',
        ],
        pattern(
          '^[a-z0-9]+(-[a-z0-9]+)*$',
          'Use lower-case letters, digits and single hyphens, for example execution-quality.',
        ),
      ),
    },
    {
      name: 'isLastOfSeries',
      title: 'Last of its series',
      type: 'boolean',
      group: 'version',
      hidden: isOfNoYear,
      description:
        'On where no report follows, because the duty to publish the series has ended; Today then asks for none. Example: on for the top execution venues of 2024',
    },
    {
      group: 'version',
      hidden: isOfNoQuarter,
      ...whole(
        ['quarter', 'Quarter', 'The quarter a quarterly report is about, 1 to 4. Example: 3'],
        numberBetween(1, 4, 0, 'Write the quarter as a number from 1 to 4.'),
      ),
    },
    {
      name: 'versionLabel',
      title: 'Version',
      type: 'string',
      group: 'version',
      description:
        'As printed on the paper. A new file needs a new one: two files of a language never bear the same. Example: 1.0',
    },
    {
      name: 'effectiveFrom',
      title: 'Effective from',
      type: 'date',
      group: 'version',
      description: 'The day from which the paper applies, as printed on it. Example: 2026-01-15',
    },
    {
      group: 'version',
      ...perLanguage('String', [
        'changes',
        'What changed',
        'What this version changed, in a few words; empty for a first version. Example: Backups are kept for 90 days',
      ]),
    },
    {
      group: 'version',
      ...day([
        'effectiveUntil',
        'Effective until',
        'The last day the paper applies; empty while it is in force. Example: 2026-12-31',
      ]),
    },
    {
      group: 'version',
      ...day([
        'reviewDue',
        'Review due',
        'The day by which someone reads the paper again; the site does not go live with an overdue review. Example: 2027-01-15',
      ]),
    },
    {
      name: 'supersedes',
      title: 'Replaces',
      type: 'reference',
      to: [{ type: 'legalDocument' }],
      group: 'version',
      description:
        'Another paper that this one takes the place of, under its own address. Earlier versions of this paper are kept without it. Example: Order handling policy',
    },
    {
      name: 'isSample',
      title: 'Sample',
      type: 'boolean',
      group: 'version',
      description:
        'On while the paper is a sample; a site with samples does not go live. Example: off for a paper signed off by compliance.',
      initialValue: false,
    },
  ],
  orderings: [{ name: 'slug', title: 'Name', by: [{ field: 'slug', direction: 'asc' }] }],
  preview: {
    select: { title: 'title.0.value', slug: 'slug', version: 'versionLabel', sample: 'isSample' },
    prepare: ({ title, slug, version, sample }) => ({
      // What distinguishes the papers of a list comes first: a list shows some thirty characters.
      title: String(title ?? slug ?? say('Paper without a title')).replace(
        /^Key information document:/,
        'KID:',
      ),
      subtitle: [
        version && say('version {{version}}', { version }),
        sample && say('sample'),
        slug && `/legal/${slug}.pdf`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
