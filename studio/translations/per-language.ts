import type { SchemaType } from 'sanity'

/** Whether a field holds a text, a file or a wording for each language. */
export const isPerLanguage = ({ name, jsonType }: SchemaType): boolean =>
  jsonType === 'array' && name.startsWith('internationalizedArray')

/** Whether a field, or one below it, does: a translator has something to write there. */
export const holdsTexts = (type: SchemaType, above: readonly SchemaType[] = []): boolean => {
  if (above.includes(type)) return false
  if (isPerLanguage(type)) return true
  const way = [...above, type]
  if (type.jsonType === 'object') return type.fields.some((field) => holdsTexts(field.type, way))
  return type.jsonType === 'array' && type.of.some((item) => holdsTexts(item, way))
}
