import {
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  isRecord,
  type ItemProps,
  type SchemaType,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { isTranslator } from '#studio/languages/own-languages.ts'
import { isOwnDocument } from './own-document.ts'
import { holdsTexts, isPerLanguage } from './per-language.ts'

const fixed = new WeakMap<ArraySchemaType, ArraySchemaType>()

/** The same list without handles to drag by and without adding, removing and copying. One object a type, for React. */
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

/** Lists whose items hold a text for each language. */
export const isSharedList = (type: SchemaType): type is ArraySchemaType =>
  type.jsonType === 'array' && holdsTexts(type) && !isPerLanguage(type)

/** Whether all languages share the open document, and a translator looks at it. */
const useIsFixed = (): boolean => {
  const document = useFormValue([])
  return isTranslator(useCurrentUser()) && isRecord(document) && !isOwnDocument(document['_type'])
}

/**
 * A list that all languages share, such as the entries of the menu: a translator writes the words in it. Which
 * entries there are, and their order, the lake keeps from translators, so the form does not offer to change it.
 */
export const SharedListInput = (props: ArrayOfObjectsInputProps) =>
  props.renderDefault(useIsFixed() ? { ...props, schemaType: fixedType(props.schemaType) } : props)

/** An item of such a list. It asks the type of its list what may be done with it. */
const SharedListItem = (props: ItemProps) => {
  const type = props.parentSchemaType
  const isFixed = useIsFixed() && isSharedList(type)
  return props.renderDefault(isFixed ? { ...props, parentSchemaType: fixedType(type) } : props)
}

/** The items of the form's lists. */
export const renderItem = (props: ItemProps) => <SharedListItem {...props} />
