import type {
  ArrayOfObjectsInputProps,
  InputProps,
  NumberInputProps,
  ObjectInputProps,
  StringInputProps,
} from 'sanity'
import { useCurrentUser } from 'sanity'
import { translatedTypes } from '#schemas/index.ts'
import { AddressInput } from '#studio/addresses/address-input.tsx'
import { PendingLine } from '#studio/approvals/pending-line.tsx'
import { CleanedInput } from '#studio/cleaning/cleaned-input.tsx'
import { CleanedNote } from '#studio/cleaning/cleaned-note.tsx'
import { KeptLine } from '#studio/keeping/kept-line.tsx'
import { MetadataInput } from '#studio/metadata/metadata-input.tsx'
import { NumberInput } from '#studio/numbers/number-input.tsx'
import { isOfType, isTypedNumber, isUpload } from '#studio/network/own-errors.ts'
import { isTranslator } from '#studio/languages/own-languages.ts'
import { WithRefusalFoot } from '#studio/publishing/refusal-line.tsx'
import { isSharedList, SharedListInput } from '#studio/translations/fixed-list.tsx'
import { isPerLanguage } from '#studio/translations/per-language.ts'
import { WithEnglish } from '#studio/translations/english-source.tsx'
import { OwnLanguageInput } from '#studio/translations/own-language-input.tsx'
import { UploadInput } from '#studio/upload/upload-input.tsx'

const isObjectInput = (props: InputProps): props is ObjectInputProps => props.schemaType.jsonType === 'object'

const isNumberInput = (props: InputProps): props is NumberInputProps => isTypedNumber(props.schemaType)

const isTextInput = (props: InputProps): props is StringInputProps => props.schemaType.jsonType === 'string'

const textInput = (props: StringInputProps) =>
  props.schemaType.options?.leadsTo === undefined ? props.renderDefault(props) : <AddressInput {...props} />

const isTextsInput = (props: InputProps): props is ArrayOfObjectsInputProps => isPerLanguage(props.schemaType)

const isSharedListInput = (props: InputProps): props is ArrayOfObjectsInputProps =>
  isSharedList(props.schemaType)

const translatedNames = translatedTypes.map(({ name }) => name)

/** The texts of a field in all languages, or in those of the translator. */
const TextsInput = (props: ArrayOfObjectsInputProps) =>
  isTranslator(useCurrentUser()) ? <OwnLanguageInput {...props} /> : props.renderDefault(props)

/** The form's inputs: the Studio's own where they add something, Sanity's otherwise. */
const inputOf = (props: InputProps) => {
  if (isTextsInput(props)) return <TextsInput {...props} />
  if (isSharedListInput(props)) return <SharedListInput {...props} />
  if (isTextInput(props)) return <CleanedInput {...props} draw={textInput} />
  if (isNumberInput(props)) return <NumberInput {...props} />
  if (!isObjectInput(props)) return props.renderDefault(props)
  if (props.path.length === 0 && translatedNames.includes(props.schemaType.name)) {
    return <WithEnglish {...props} />
  }
  if (isUpload(props.schemaType)) return <UploadInput {...props} />
  if (isOfType(props.schemaType, 'pageMetadata')) return <MetadataInput {...props} />
  return props.renderDefault(props)
}

/**
 * Those inputs; above the whole form stands what of it is not saved and what a change of it would void, below it what
 * prevents publishing.
 */
export const renderInput = (props: InputProps) =>
  props.path.length === 0 ? (
    <WithRefusalFoot>
      <CleanedNote />
      <KeptLine />
      <PendingLine isReadOnly={props.readOnly === true} />
      {inputOf(props)}
    </WithRefusalFoot>
  ) : (
    inputOf(props)
  )
