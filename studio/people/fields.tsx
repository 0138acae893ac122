import { Select, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { defaultLocale, localeIds, locales } from '#locales/table.ts'
import { type Fault, userRoles, userSchema, type UserRole } from './people-client.ts'
import { useWords } from './use-words.ts'

interface FieldProps {
  /** The lake's name of the field. */
  name: string
  label: string
  hint?: string
  value: string
  type?: 'text' | 'password' | 'number' | 'email'
  fault: Fault | undefined
  onChange: (value: string) => void
}

/** A line to type in; it is marked when the lake's sentence is about it. */
export function Field({ name, label, hint, value, type = 'text', fault, onChange }: FieldProps) {
  const id = useId()
  const isWrong = fault?.field === name
  const described = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextInput
        id={id}
        type={type}
        value={value}
        autoComplete={type === 'password' ? 'new-password' : 'off'}
        aria-invalid={isWrong}
        {...described}
        {...(isWrong && { customValidity: fault.sentence })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <Text id={`${id}-hint`} size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}

/** A role and, of a translator, the language. */
export interface Granted {
  role: UserRole
  language: string
}

export const startingRole: Granted = {
  role: 'viewer',
  language: localeIds.find((id) => id !== defaultLocale) ?? defaultLocale,
}

/** What the lake is sent: only a translator has a language. */
export const grantedBody = ({ role, language }: Granted) =>
  role === 'translator' ? { role, language } : { role }

/** Chooses a role, says what it may do, and asks a translator's language. */
export function RoleFields({ value, onChange }: { value: Granted; onChange: (value: Granted) => void }) {
  const say = useWords()
  const id = useId()
  return (
    <>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor={id}>
          {say('role')}
        </Text>
        <Select
          id={id}
          value={value.role}
          aria-describedby={`${id}-may`}
          onChange={({ currentTarget }) =>
            onChange({ ...value, role: userSchema.shape.role.parse(currentTarget.value) })
          }
        >
          {userRoles.map((role) => (
            <option key={role} value={role}>
              {say(`role.${role}`)}
            </option>
          ))}
        </Select>
        <Text id={`${id}-may`} size={1} muted>
          {say(`may.${value.role}`)}
        </Text>
      </Stack>
      {value.role === 'translator' && (
        <Stack gap={2}>
          <Text as="label" size={1} weight="medium" htmlFor={`${id}-language`}>
            {say('language')}
          </Text>
          <Select
            id={`${id}-language`}
            value={value.language}
            onChange={({ currentTarget }) => onChange({ ...value, language: currentTarget.value })}
          >
            {localeIds
              .filter((locale) => locale !== defaultLocale)
              .map((locale) => (
                <option key={locale} value={locale}>
                  {locales[locale].name}
                </option>
              ))}
          </Select>
        </Stack>
      )}
    </>
  )
}
