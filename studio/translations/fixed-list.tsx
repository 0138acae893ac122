import {
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  isRecord,
  type ItemProps,
  type ObjectItemProps,
  type SchemaType,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { isTranslator } from '#studio/languages/own-languages.ts'
import { isOwnDocument } from './own-document.ts'
import { holdsTexts, isPerLanguage } from './per-language.ts'
import { LanguageRow } from './row/language-row.tsx'

const fixed = new WeakMap<ArraySchemaType, ArraySchemaType>()

/**
 * The same list without drag handles, adding, removing and copying. Memoised per type, so that React does not
 * remount it.
 */
const fixedType = (type: ArraySchemaType): ArraySchemaType => {
  const known = fixed.get(type)
  if (known) return known
  const made: ArraySchemaType = {
    ...type,
    options: {
      ...type.options,
      sortable: false,
      disableActions: ['add', 'addBefore', 'addAfter', 'remove', 'duplicate', 'copy'],
    },
  }
  fixed.set(type, made)
  return made
}

/** Lists whose items have a text in each language. */
export const isSharedList = (type: SchemaType): type is ArraySchemaType =>
  type.jsonType === 'array' && holdsTexts(type) && !isPerLanguage(type)

/** Whether the open document is shared by all languages and the user is a translator. */
const useIsFixed = (): boolean => {
  const document = useFormValue([])
  return isTranslator(useCurrentUser()) && isRecord(document) && !isOwnDocument(document['_type'])
}

/**
 * A list shared by all languages, such as the entries of the menu: a translator edits its texts. The lake
 * refuses translators' changes to entries and order, so the form does not offer them.
 */
export const SharedListInput = (props: ArrayOfObjectsInputProps) =>
  props.renderDefault(useIsFixed() ? { ...props, schemaType: fixedType(props.schemaType) } : props)

/** An item of such a list. The type of its list decides what may be done with it. */
const SharedListItem = (props: ItemProps) => {
  const type = props.parentSchemaType
  const isFixed = useIsFixed() && isSharedList(type)
  return props.renderDefault(isFixed ? { ...props, parentSchemaType: fixedType(type) } : props)
}

const isObjectItem = (props: ItemProps): props is ObjectItemProps => props.schemaType.jsonType === 'object'

/** The items of the form's lists. */
export const renderItem = (props: ItemProps) =>
  isObjectItem(props) && isPerLanguage(props.parentSchemaType) ? (
    <LanguageRow {...props} />
  ) : (
    <SharedListItem {...props} />
  )
