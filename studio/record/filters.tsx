import { Button, Card, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { actsByKind, approvalActs, documentActs, type RecordAct, releaseActs } from '#common/record-acts.ts'
import { isLocale, locales } from '#locales/table.ts'
import {
  type Filter,
  filterOf,
  isWrong,
  nothingTyped,
  type Typed,
  typedOf,
  type Wrong,
} from './plan-filter.ts'
import { unprinted } from './print-style.tsx'
import type { Facets } from './record-client.ts'
import { useActName } from './use-act-name.ts'
import { useWords } from './use-words.ts'

interface Part {
  label: string
  /** What is chosen with all of the part. */
  all: string
  acts: readonly RecordAct[]
}

const of = (label: string, acts: readonly RecordAct[]): Part => ({
  label,
  all: `act:${acts.join(',')}`,
  acts,
})

/** The acts in their parts; those about people for who may read them. */
function useParts(): Part[] {
  const say = useWords()
  const user = useCurrentUser()
  const isAdministrator = user?.roles.some(({ name }) => name === 'administrator') ?? false
  return [
    of(say('group.document'), documentActs),
    of(say('group.release'), releaseActs),
    of(say('group.approval'), approvalActs),
    of(say('group.other'), ['write.refused', 'record.forgotten', 'record.unreadable']),
    { label: say('group.served'), all: 'kind:served', acts: actsByKind.served },
    ...(isAdministrator
      ? [
          { label: say('group.people'), all: 'kind:people', acts: actsByKind.people },
          { label: say('group.sign-in'), all: 'kind:sign-in', acts: actsByKind['sign-in'] },
        ]
      : []),
  ]
}

interface Labelled {
  label: string
  hint?: string
  fault?: string | false
  children: (own: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode
}

function Field({ label, hint, fault = false, children }: Labelled) {
  const id = useId()
  const below = fault || hint
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children({
        id,
        ...(below !== undefined && { 'aria-describedby': `${id}-hint` }),
        ...(fault !== false && { 'aria-invalid': true }),
      })}
      {below !== undefined && (
        <Text id={`${id}-hint`} size={1} muted={!fault} role={fault ? 'alert' : undefined}>
          {below}
        </Text>
      )}
    </Stack>
  )
}

interface Choice {
  value: string
  title: string
}

/** What is chosen stays among the choices, also where nothing of it is on record. */
const withChosen = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((one) => one.value === value) ? choices : [...choices, { value, title: value }]

function Choices({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}) {
  const say = useWords()
  return (
    <Field label={label}>
      {(own) => (
        <Select {...own} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          <option value="">{say('any')}</option>
          {withChosen(choices, value).map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function ActChoices({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const say = useWords()
  const nameOf = useActName()
  const parts = useParts()
  const isKnown = parts.some(({ all, acts }) => all === value || acts.some((act) => `act:${act}` === value))
  return (
    <Field label={say('act')}>
      {(own) => (
        <Select {...own} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          <option value="">{say('any')}</option>
          {value !== '' && !isKnown && <option value={value}>{value.replace(/^[a-z]+:/, '')}</option>}
          {parts.map(({ label, all, acts }) => (
            <optgroup key={all} label={label}>
              <option value={all}>{`${label}: ${say('any')}`}</option>
              {acts.map((act) => (
                <option key={act} value={`act:${act}`}>
                  {nameOf(act)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface Props {
  filter: Filter
  facets: Facets
  onShow: (filter: Filter) => void
}

/** What the list is narrowed to; what is wrong is said at its field, and nothing typed is lost. */
export function Filters({ filter, facets, onShow }: Props) {
  const say = useWords()
  const schema = useSchema()
  const [typed, setTyped] = useState(() => typedOf(filter))
  const [wrong, setWrong] = useState<Wrong>()
  const show = (next: Typed) => {
    const found = filterOf(next)
    if (isWrong(found)) setWrong(found.wrong)
    else onShow(found)
  }
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const text = (name: 'document' | 'address' | 'from' | 'until', own: object) => (
    <TextInput
      {...own}
      type={name === 'from' || name === 'until' ? 'date' : 'text'}
      value={typed[name]}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <Card
      as="form"
      border
      padding={4}
      radius={2}
      aria-label={say('filter')}
      {...unprinted}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        show(typed)
      }}
    >
      <Stack gap={4}>
        <Grid gridTemplateColumns={[1, 2, 4]} gap={4}>
          <Choices
            label={say('person')}
            value={typed.person}
            choices={facets.people.map(({ id, name }) => ({ value: id, title: name }))}
            onChoose={(person) => change({ person })}
          />
          <ActChoices value={typed.act} onChoose={(act) => change({ act })} />
          <Field label={say('from')} fault={wrong === 'from' && say('wrong.from')}>
            {(own) => text('from', own)}
          </Field>
          <Field label={say('until')} fault={wrong === 'until' && say('wrong.until')}>
            {(own) => text('until', own)}
          </Field>
          <Choices
            label={say('type')}
            value={typed.type}
            choices={facets.types.map((value) => ({ value, title: schema.get(value)?.title ?? value }))}
            onChoose={(type) => change({ type })}
          />
          <Choices
            label={say('language')}
            value={typed.language}
            choices={facets.languages.map((value) => ({
              value,
              title: isLocale(value) ? locales[value].name : value,
            }))}
            onChoose={(language) => change({ language })}
          />
          <Field label={say('document')} hint={say('document.hint')}>
            {(own) => text('document', own)}
          </Field>
          <Field
            label={say('address')}
            hint={say('address.hint')}
            fault={wrong === 'address' && say('wrong.address')}
          >
            {(own) => text('address', own)}
          </Field>
        </Grid>
        <Flex gap={2} wrap="wrap">
          <Button type="submit" text={say('show')} />
          <Button
            mode="ghost"
            text={say('clear')}
            onClick={() => {
              setTyped(nothingTyped)
              show(nothingTyped)
            }}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
