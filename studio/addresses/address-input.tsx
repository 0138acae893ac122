import { Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { type StringInputProps, useFormValue } from 'sanity'
import { leadsWhere, offeredTo } from './plan-addresses.ts'
import { usePlaces } from './use-places.ts'
import { say } from '#studio/words/model/sentences.ts'

/**
 * The address of a link: written, or chosen from what there is by its title. Below it stands where it leads, by title,
 * so that nobody has to know paths.
 */
export function AddressInput(props: StringInputProps) {
  const { elementProps, renderDefault, schemaType, value } = props
  const listId = useId()
  const language = useFormValue(['language'])
  const { places, failure } = usePlaces(typeof language === 'string' ? language : undefined)
  const offered = offeredTo(schemaType.options?.leadsTo ?? 'path', places)
  const where = leadsWhere(value, places)
  const withList = { ...elementProps, list: listId, autoComplete: 'off' }
  return (
    <Stack gap={2}>
      {renderDefault({ ...props, elementProps: withList })}
      <datalist id={listId}>
        {offered.map(({ path, title }) => (
          <option key={path} value={path}>{`${title} · ${path}`}</option>
        ))}
      </datalist>
      <output data-testid="leads-where">
        <Text size={1} muted>
          {failure === undefined
            ? where
            : say('What a link may lead to cannot be listed: {{reason}}', { reason: failure })}
        </Text>
      </output>
    </Stack>
  )
}
