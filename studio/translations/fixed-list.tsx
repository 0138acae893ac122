import {
  type ArrayOfObjectsInputProps,
  type ArraySchemaType,
  isRecord,
  type ObjectItemProps,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { isTranslator } from '#studio/own-languages.ts'
import { isOwnDocument } from './own-document.ts'

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

/**
 * A list that all languages share, such as the entries of the menu: a translator writes the words in it. Which
 * entries there are, and their order, the lake keeps from translators, so the form does not offer to change it.
 */
export function SharedListInput(props: ArrayOfObjectsInputProps) {
  const document = useFormValue([])
  const isFixed = isTranslator(useCurrentUser()) && isRecord(document) && !isOwnDocument(document['_type'])
  if (!isFixed) return props.renderDefault(props)
  const schemaType = fixedType(props.schemaType)
  const renderItem = (item: Omit<ObjectItemProps, 'renderDefault'>) =>
    props.renderItem({ ...item, parentSchemaType: schemaType })
  return props.renderDefault({ ...props, schemaType, renderItem })
}
