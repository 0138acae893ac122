import { Button, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { localeIds, locales } from '#locales/table.ts'
import { usePlaces } from '#studio/addresses/use-places.ts'
import type { Typed } from './plan-question.ts'
import { useWords } from './use-words.ts'

function Labelled({
  id,
  label,
  hint,
  fault,
  children,
}: {
  id: string
  label: string
  hint?: string
  fault: string | false
  children: ReactNode
}) {
  const below = fault || hint
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children}
      {below !== undefined && (
        <Text id={`${id}-hint`} size={1} muted={!fault} role={fault ? 'alert' : undefined}>
          {below}
        </Text>
      )}
    </Stack>
  )
}

/** Language, page, day and time; what is wrong is said at its field, and nothing typed is lost. */
export function QuestionForm({
  typed,
  wrong,
  onType,
  onAsk,
}: {
  typed: Typed
  wrong: 'page' | 'day' | undefined
  onType: (typed: Typed) => void
  onAsk: () => void
}) {
  const say = useWords()
  const id = useId()
  const { places } = usePlaces(typed.locale)
  const pages = places.filter(({ kind }) => kind === 'page' || kind === 'instrument')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <Stack gap={4}>
        <Grid gridTemplateColumns={[1, 2, 4]} gap={4}>
          <Labelled id={`${id}-language`} label={say('language')} fault={false}>
            <Select
              id={`${id}-language`}
              value={typed.locale}
              onChange={({ currentTarget }) => {
                const locale = localeIds.find((one) => one === currentTarget.value)
                if (locale) onType({ ...typed, locale })
              }}
            >
              {localeIds.map((locale) => (
                <option key={locale} value={locale}>
                  {locales[locale].name}
                </option>
              ))}
            </Select>
          </Labelled>
          <Labelled
            id={`${id}-page`}
            label={say('page')}
            hint={say('page.hint')}
            fault={wrong === 'page' && say('wrong.page')}
          >
            <TextInput
              id={`${id}-page`}
              list={`${id}-pages`}
              value={typed.page}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={wrong === 'page'}
              aria-describedby={`${id}-page-hint`}
              onChange={({ currentTarget }) => onType({ ...typed, page: currentTarget.value })}
            />
            <datalist id={`${id}-pages`}>
              {pages.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </datalist>
          </Labelled>
          <Labelled id={`${id}-day`} label={say('day')} fault={wrong === 'day' && say('wrong.day')}>
            <TextInput
              id={`${id}-day`}
              type="date"
              value={typed.day}
              aria-invalid={wrong === 'day'}
              onChange={({ currentTarget }) => onType({ ...typed, day: currentTarget.value })}
            />
          </Labelled>
          <Labelled id={`${id}-time`} label={say('time')} fault={false}>
            <TextInput
              id={`${id}-time`}
              type="time"
              step={1}
              value={typed.time}
              aria-invalid={wrong === 'day'}
              onChange={({ currentTarget }) => onType({ ...typed, time: currentTarget.value })}
            />
          </Labelled>
        </Grid>
        <Flex>
          <Button type="submit" text={say('show')} />
        </Flex>
      </Stack>
    </form>
  )
}
