import { type ItemProps, isRecord, useCurrentUser } from 'sanity'
import { defaultLocale } from '#locales/table.ts'
import { ownLanguages } from '#studio/own-languages.ts'

/**
 * An item of a list in a form. Of texts per language a translator sees those of the own language, with the English
 * they come from; the lake refuses changes to the others in any case.
 */
export function OwnItem(props: ItemProps) {
  const user = useCurrentUser()
  const value: unknown = props.value
  const language =
    props.schemaType.name.startsWith('internationalizedArray') && isRecord(value)
      ? value['language']
      : undefined
  const seen = [defaultLocale, ...ownLanguages(user)]
  const isHidden = typeof language === 'string' && !seen.some((id) => id === language)
  return isHidden ? null : props.renderDefault(props)
}
