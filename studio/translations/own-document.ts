import { isOfOneLanguage } from '#schemas/translation/texts.ts'

/**
 * Whether documents of a type are in one language as a whole: a translator of that language may edit all of
 * it.
 */
export const isOwnDocument = (type: unknown): boolean =>
  typeof type === 'string' && (isOfOneLanguage({ _type: type }) || type === 'interfaceText')
