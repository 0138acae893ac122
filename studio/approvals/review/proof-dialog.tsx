import { Box, Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import { useClient } from 'sanity'
import { useWords } from '#studio/approvals/use-words.ts'
import { useReturnFocus } from '#studio/focus/use-return-focus.ts'
import { keptLocale } from '#studio/interface-language/kept-language.ts'
import { type Fault, faultOf } from '#studio/people/people-client.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { apiVersion } from '#studio/structure/lists.ts'
import type { ProofWay } from './proof.ts'

interface Typed {
  name: 'password' | 'code'
  value: string
  isFirst: boolean
  fault: Fault | undefined
  onChange: (value: string) => void
}

/** Signs in again at the company, in the language of the Studio. */
const companyAddress = (): string =>
  `/sign-in/company?${new URLSearchParams({ again: 'true', language: keptLocale() ?? '' })}`

/** What is asked for is typed at once. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus()

function TypedField({ name, value, isFirst, fault, onChange }: Typed) {
  const say = useWords()
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {say(`proof.${name}`)}
      </Text>
      <TextInput
        id={id}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
        ref={isFirst ? focusOnce : undefined}
        value={value}
        aria-invalid={fault?.field === name}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  )
}

/** Asks a person to prove again who they are; what they typed beside it stays. */
export function ProofDialog({
  ways,
  onProved,
  onClose,
}: {
  ways: readonly ProofWay[]
  onProved: () => void
  onClose: () => void
}) {
  const say = useWords()
  const id = useId()
  const client = useClient({ apiVersion })
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [fault, setFault] = useState<Fault>()
  const [isSending, setSending] = useState(false)
  useReturnFocus(true)
  const isCompany = ways.includes('company')
  const fields = (['password', 'code'] as const).filter(
    (name) => ways.includes(name) || (isCompany && name === 'code'),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFault(undefined)
    client.request<unknown>({ url: '/auth/proof', method: 'POST', body: typed }).then(
      () => onProved(),
      (error: unknown) => {
        setFault(faultOf(error))
        setSending(false)
      },
    )
  }
  return (
    <Dialog __unstable_autoFocus={false} id={id} header={say('proof')} width={0} onClose={onClose}>
      <Box padding={4} data-testid="proof">
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <Text size={1}>{say(isCompany ? 'proof.companyWhy' : 'proof.why')}</Text>
            {isCompany && (
              <Box>
                <Button
                  as="a"
                  href={companyAddress()}
                  target="_blank"
                  rel="noreferrer"
                  mode="ghost"
                  text={say('proof.company')}
                />
              </Box>
            )}
            {fields.map((name, at) => (
              <TypedField
                key={name}
                name={name}
                value={typed[name]}
                isFirst={at === 0}
                fault={fault}
                onChange={(value) => setTyped((known) => ({ ...known, [name]: value }))}
              />
            ))}
            {fault && <RefusalCard words={fault.sentence} />}
            <Flex gap={2} justify="flex-end">
              <Button type="button" mode="bleed" text={say('cancel')} onClick={onClose} />
              <Button type="submit" text={say('proof.goOn')} disabled={isSending} />
            </Flex>
          </Stack>
        </form>
      </Box>
    </Dialog>
  )
}
