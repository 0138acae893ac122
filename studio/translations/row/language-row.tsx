import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, type CardTone, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { isRecord, type ObjectItemProps, type ObjectMember, type SchemaType } from 'sanity'
import { localeIds, locales } from '#locales/table.ts'
import { useWords } from './words.ts'

const named = new WeakMap<SchemaType, Map<string, SchemaType>>()

/** The same type under another title; one per title, so that React does not mount its field anew. */
const withTitle = <Type extends SchemaType>(type: Type, title: string): Type | SchemaType => {
  const known = named.get(type) ?? new Map<string, SchemaType>()
  named.set(type, known)
  const made = known.get(title) ?? { ...type, title }
  known.set(title, made)
  return made
}

/** The text alone, under the name of its language in place of “Value”. */
const textOf = (members: readonly ObjectMember[], language: string): ObjectMember[] =>
  members.flatMap((member) => {
    if (member.kind !== 'field' || member.name !== 'value') return []
    const { field } = member
    return [{ ...member, field: { ...field, schemaType: withTitle(field.schemaType, language) } }]
  })

const toneOf = ({ validation }: ObjectItemProps): CardTone => {
  if (validation.some(({ level }) => level === 'error')) return 'critical'
  return validation.some(({ level }) => level === 'warning') ? 'caution' : 'inherit'
}

interface RowMenuProps {
  id: string
  language: string
  onRemove: () => void
}

function RowMenu({ id, language, onRemove }: RowMenuProps) {
  const say = useWords()
  const label = say('more', { language })
  return (
    <MenuButton
      id={`${id}-more`}
      button={<Button icon={EllipsisVerticalIcon} mode="bleed" padding={2} aria-label={label} />}
      popover={{ portal: true, constrainSize: true }}
      menu={
        <Menu aria-label={label}>
          <MenuItem icon={TrashIcon} tone="critical" fontSize={1} text={say('remove')} onClick={onRemove} />
        </Menu>
      }
    />
  )
}

/**
 * A text in one language: its name, the text, and behind a menu its removal, so that no words are lost by one click.
 */
export function LanguageRow(props: ObjectItemProps) {
  const say = useWords()
  const { inputProps, inputId, readOnly, onRemove } = props
  const { value }: { value: unknown } = props
  const told = isRecord(value) && typeof value['language'] === 'string' ? value['language'] : ''
  const locale = localeIds.find((id) => id === told)
  const language = locale ? locales[locale].name : told
  const input: ObjectItemProps['inputProps'] = {
    ...inputProps,
    members: textOf(inputProps.members, language),
  }
  return (
    <Card paddingTop={2} tone={toneOf(props)}>
      <Flex align="flex-start" gap={1}>
        <Box flex={1}>
          {locale === undefined && <Text size={1}>{say('unknown', { language: told })}</Text>}
          {inputProps.renderInput(input)}
        </Box>
        {readOnly !== true && <RowMenu id={inputId} language={language} onRemove={onRemove} />}
      </Flex>
    </Card>
  )
}
