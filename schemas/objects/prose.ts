import type { ArrayDefinition } from 'sanity'
import { proseParts } from '#schemas/lib/prose.ts'

/** Rich text as a named type, so that it can be written per language. */
export const prose: ArrayDefinition & { name: string; title: string; description: string } = {
  name: 'prose',
  title: 'Text',
  type: 'array',
  description:
    'Short paragraphs, lists and links in one language. Example: Yes. Send a message from the client area.',
  of: proseParts,
}
