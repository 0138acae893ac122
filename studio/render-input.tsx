import type { InputProps, ObjectInputProps } from 'sanity'
import { MetadataInput } from './metadata/metadata-input.tsx'
import { UploadInput } from './upload/upload-input.tsx'

const isObjectInput = (props: InputProps): props is ObjectInputProps => props.schemaType.jsonType === 'object'

/** Whether a type is, or is made of, the named one. */
function isOfType(type: InputProps['schemaType'] | undefined, ...names: readonly string[]): boolean {
  if (!type) return false
  return names.includes(type.name) || isOfType(type.type, ...names)
}

/** The form's inputs: those with more to say than Sanity's own say it, all others stay Sanity's. */
export const renderInput = (props: InputProps) => {
  if (!isObjectInput(props)) return props.renderDefault(props)
  if (isOfType(props.schemaType, 'file', 'image')) return <UploadInput {...props} />
  if (isOfType(props.schemaType, 'pageMetadata')) return <MetadataInput {...props} />
  return props.renderDefault(props)
}
