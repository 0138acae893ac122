import { type FieldProps, isRecord, useCurrentUser, useFormValue } from 'sanity'
import { sayForeign } from '#studio/foreign/say-foreign.ts'
import { saysOwnErrors } from '#studio/network/own-errors.ts'
import { FieldErrors } from '#studio/publishing/field-errors.tsx'
import { isTranslator } from '#studio/languages/own-languages.ts'
import { OthersHere } from './others-here.tsx'
import { regulated } from '#studio/regulated.ts'
import { isOwnDocument } from '#studio/translations/own-document.ts'
import { holdsTexts } from '#studio/translations/per-language.ts'
import { valueAt } from '#studio/translations/plan-field.ts'
import { TranslatedField } from '#studio/translations/translated-field.tsx'

/** Whether the field is part of a text of one language, which is shown or hidden as a whole. */
const isInText = (document: unknown, path: FieldProps['path']): boolean =>
  path.some((segment, at) => {
    const item = segment === 'value' ? valueAt(document, path.slice(0, at)) : undefined
    return isRecord(item) && String(item['_type']).startsWith('internationalizedArray')
  })

/**
 * Shared by all languages, and open to translators for the texts of their language. Regulated types are
 * read-only for them.
 */
const isShared = (type: unknown): boolean => !isOwnDocument(type) && !regulated.has(String(type))

/** A task is Sanity's own form: its fields are titled in English, whoever reads them, and open to everybody. */
const isTask = (document: unknown): boolean => isRecord(document) && document['_type'] === 'tasks.task'

/**
 * A field with its English. In shared documents a translator only sees fields with texts of their language.
 */
function Field(props: FieldProps) {
  const user = useCurrentUser()
  const document = useFormValue([])
  const { children, path, schemaType, validation } = props
  if (isTask(document))
    return props.renderDefault({ ...props, title: props.title && sayForeign(props.title) })
  const isForeign =
    isTranslator(user) &&
    isRecord(document) &&
    isShared(document['_type']) &&
    !holdsTexts(schemaType) &&
    !isInText(document, path)
  if (isForeign) return null
  return (
    <TranslatedField {...props}>
      {children}
      <OthersHere field={props} />
      {!saysOwnErrors(schemaType) && <FieldErrors validation={validation} />}
    </TranslatedField>
  )
}

/**
 * The form's fields: with their errors, with the English of a translation, and for translators without what
 * they cannot change.
 */
export const renderField = (props: FieldProps) => <Field {...props} />
