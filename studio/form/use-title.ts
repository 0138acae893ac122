import { type SanityDocument, useSchema, useValuePreview } from 'sanity'

/**
 * The title by which editors know a document, as its lists show it; empty until it is known.
 * @param isWanted false reads nothing
 */
export function useTitle(type: string, document: SanityDocument | null, isWanted = true): string {
  const schemaType = useSchema().get(type)
  const { value } = useValuePreview({
    enabled: isWanted && schemaType !== undefined && document !== null,
    ...(schemaType && { schemaType }),
    value: document ?? undefined,
  })
  return typeof value?.title === 'string' ? value.title : ''
}
