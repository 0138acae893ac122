import type { DocumentDefinition } from 'sanity'
import { documentSchemas } from '#schemas/documents/registry.gen.ts'
import { check } from '#schemas/lib/check.ts'
import { numberBetween, required } from '#schemas/lib/constraints.ts'
import { choice, listOf, titleOf, whole } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { contact } from './contact.ts'
import { downloads } from './downloads.ts'
import { entity } from './entity.ts'
import { menu } from './menu.ts'
import { partnerProgramme } from './partner-programme.ts'
import { riskWarning } from './risk-warning.ts'
import { siteSettings } from './site-settings.ts'
import { say } from '#schemas/words/say.ts'

/** Every kind of document but this one, whose own row is fixed. */
const kinds = [
  riskWarning,
  entity,
  siteSettings,
  menu,
  contact,
  downloads,
  partnerProgramme,
  ...documentSchemas,
].map(({ name, title = name }) => ({ value: name, title }))

const people = (name: string, title: string, description: string, message: string) =>
  whole(
    [name, title, description],
    required(message),
    numberBetween(0, 5, 0, 'Write a whole number from 0 to 5.'),
  )

/** How many people must agree before a kind of document is published (record 49). */
export const approvalPolicy: DocumentDefinition = {
  name: 'approvalPolicy',
  title: 'Approval policy',
  type: 'document',
  description:
    'Who must sign what before visitors see it. Without a row a kind keeps its usual number. Example: Page, one person',
  validation: check(noLossFigure),
  fields: [
    listOf(
      [
        'rows',
        'Kinds of document',
        'Only those that differ from the usual: two people for the risk warning, the firm, legal documents and this policy; one of compliance for banners, instruments, contact and menu; nobody for the rest. A lower number counts for the risk warning, the firm and legal documents alone, and not below one person. Authors never sign their own change. Example: Page, one person',
      ],
      {
        name: 'approvalRow',
        title: 'Kind of document',
        fields: [
          choice(
            ['type', 'Kind', 'The kind of document this row is about. Example: Page'],
            kinds,
            'Choose one of the kinds listed.',
            required('Choose the kind of document.'),
          ),
          people(
            'people',
            'People',
            'How many must sign, each of them another person and none an author. Example: 2',
            'Write how many people must sign, for example 2.',
          ),
          people(
            'compliance',
            'Of whom compliance',
            'How many of them must be of compliance; 0 where any who may sign will do. Example: 1',
            'Write how many of them must be of compliance, for example 1.',
          ),
        ],
        preview: {
          select: { type: 'type', people: 'people', compliance: 'compliance' },
          prepare: ({ type, people: all, compliance }) => ({
            title: titleOf(kinds, type) || say('Kind not chosen'),
            subtitle: say('{{people}} people, {{compliance}} of compliance', {
              people: String(all ?? '?'),
              compliance: String(compliance ?? '?'),
            }),
          }),
        },
      },
    ),
  ],
  preview: { prepare: () => ({ title: say('Approval policy') }) },
}
