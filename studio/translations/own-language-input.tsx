import { AddIcon } from '@sanity/icons/Add'
import { Button, Stack } from '@sanity/ui'
import {
  ArrayOfObjectsInputMembers,
  type ArrayOfObjectsInputProps,
  insert,
  isRecord,
  setIfMissing,
  useCurrentUser,
} from 'sanity'
import { locales } from '#locales/table.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { useWords } from './use-words.ts'

const languageOf = (item: unknown): unknown => (isRecord(item) ? item['language'] : undefined)

/** The texts of a field for a translator: those of their language only; the lake refuses other changes. */
export function OwnLanguageInput(props: ArrayOfObjectsInputProps) {
  const say = useWords()
  const languages = ownLanguages(useCurrentUser())
  const members = props.members.filter((member) => {
    const language = member.kind === 'item' ? languageOf(member.item.value) : undefined
    return languages.some((own) => own === language)
  })
  const missing = languages.filter((own) => !props.value?.some((item) => languageOf(item) === own))
  const [itemType] = props.schemaType.of
  return (
    <Stack gap={3}>
      <ArrayOfObjectsInputMembers {...props} members={members} />
      {!props.readOnly &&
        itemType &&
        missing.map((language) => (
          <Button
            key={language}
            mode="ghost"
            icon={AddIcon}
            text={say('write', { language: locales[language].name })}
            onClick={() =>
              props.onChange([
                setIfMissing([]),
                insert([{ _key: language, _type: itemType.name, language }], 'after', [-1]),
              ])
            }
          />
        ))}
    </Stack>
  )
}
