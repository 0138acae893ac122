import type { DocumentDefinition } from 'sanity'
import { check } from '#schemas/lib/check.ts'
import { required } from '#schemas/lib/constraints.ts'
import { line } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'

/** The schema of the document type that a test adds to a copy of the tree. */
export const harbour: DocumentDefinition = {
  name: 'harbour',
  title: 'Harbour',
  type: 'document',
  description: 'A harbour with its depth. Example: Limassol, 14 m',
  validation: check(noLossFigure),
  fields: [
    line(['name', 'Name', 'As it is written everywhere. Example: Limassol'], required('Name the harbour.')),
    line(['depth', 'Depth', 'At low water. Example: 14 m'], required('Write the depth of the harbour.')),
  ],
  preview: { select: { title: 'name', subtitle: 'depth' } },
}
