import type { SchemaType } from 'sanity'

/** Whether a field has a text, a file or a risk warning per language. */
export const isPerLanguage = ({ name, jsonType }: SchemaType): boolean =>
  jsonType === 'array' && name.startsWith('internationalizedArray')

/** Whether a field or one of its descendants does: a translator has something to edit there. */
export const holdsTexts = (type: SchemaType, above: readonly SchemaType[] = []): boolean => {
  if (above.includes(type)) return false
  if (isPerLanguage(type)) return true
  const way = [...above, type]
  if (type.jsonType === 'object') return type.fields.some((field) => holdsTexts(field.type, way))
  return type.jsonType === 'array' && type.of.some((item) => holdsTexts(item, way))
}
