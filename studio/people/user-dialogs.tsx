import { useState } from 'react'
import { ActDialog, sentence } from './act-dialog.tsx'
import { Field, type Granted, grantedBody, RoleFields, startingRole } from './fields.tsx'
import type { User } from './people-client.ts'
import { usePeopleAct } from './use-people.ts'
import { useWords } from './use-words.ts'

interface Ends {
  onClose: () => void
  onDone: () => void
}

/** Asks for all a new user needs. */
export function AddUser(ends: Ends) {
  const say = useWords()
  const act = usePeopleAct()
  const [form, setForm] = useState({ name: '', displayName: '', email: '', password: '' })
  const [granted, setGranted] = useState<Granted>(startingRole)
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  return (
    <ActDialog
      title={say('users.add')}
      does={say('users.add')}
      act={async () => {
        await act('POST', 'users', { ...form, ...grantedBody(granted) })
        return say('users.added', { name: form.displayName })
      }}
      {...ends}
    >
      {(fault) => (
        <>
          <Field
            name="name"
            label={say('name')}
            hint={say('name.hint')}
            value={form.name}
            fault={fault}
            onChange={(name) => set({ name })}
          />
          <Field
            name="displayName"
            label={say('displayName')}
            value={form.displayName}
            fault={fault}
            onChange={(displayName) => set({ displayName })}
          />
          <Field
            name="email"
            type="email"
            label={say('email')}
            hint={say('email.hint')}
            value={form.email}
            fault={fault}
            onChange={(email) => set({ email })}
          />
          <RoleFields value={granted} onChange={setGranted} />
          <Field
            name="password"
            type="password"
            label={say('password')}
            hint={say('password.hint')}
            value={form.password}
            fault={fault}
            onChange={(password) => set({ password })}
          />
        </>
      )}
    </ActDialog>
  )
}

/** Gives a user another role. */
export function ChangeRole({ user, ...ends }: Ends & { user: User }) {
  const say = useWords()
  const act = usePeopleAct()
  const [granted, setGranted] = useState<Granted>({
    role: user.role,
    language: user.language ?? startingRole.language,
  })
  const name = user.displayName
  return (
    <ActDialog
      title={say('users.roleOf', { name })}
      does={say('save')}
      act={async () => {
        await act('PATCH', `users/${user.id}`, grantedBody(granted))
        return say('users.roleDone', { name })
      }}
      {...ends}
    >
      {() => <RoleFields value={granted} onChange={setGranted} />}
    </ActDialog>
  )
}

/** Sets where a user's mail goes. */
export function ChangeEmail({ user, ...ends }: Ends & { user: User }) {
  const say = useWords()
  const act = usePeopleAct()
  const [email, setEmail] = useState(user.email ?? '')
  const name = user.displayName
  return (
    <ActDialog
      title={say('users.emailOf', { name })}
      does={say('save')}
      act={async () => {
        await act('PATCH', `users/${user.id}`, { email })
        return say('users.emailDone', { name })
      }}
      {...ends}
    >
      {(fault) => (
        <Field
          name="email"
          type="email"
          label={say('email')}
          hint={say('email.hint')}
          value={email}
          fault={fault}
          onChange={setEmail}
        />
      )}
    </ActDialog>
  )
}

/** Sets a password for a user who forgot theirs. */
export function NewPassword({ user, ...ends }: Ends & { user: User }) {
  const say = useWords()
  const act = usePeopleAct()
  const [password, setPassword] = useState('')
  const name = user.displayName
  return (
    <ActDialog
      title={say('users.passwordOf', { name })}
      does={say('save')}
      act={async () => {
        await act('POST', `users/${user.id}/password`, { password })
        return say('users.passwordDone', { name })
      }}
      {...ends}
    >
      {(fault) => (
        <Field
          name="password"
          type="password"
          label={say('password')}
          hint={say('password.hint')}
          value={password}
          fault={fault}
          onChange={setPassword}
        />
      )}
    </ActDialog>
  )
}

/** Takes a user's second step away, such as when the telephone is lost. */
export function ResetFactor({ user, ...ends }: Ends & { user: User }) {
  const say = useWords()
  const act = usePeopleAct()
  const name = user.displayName
  return (
    <ActDialog
      title={say('users.resetOf', { name })}
      does={say('users.reset')}
      tone="critical"
      act={async () => {
        await act('DELETE', `users/${user.id}/second-factor`)
        return say('users.resetDone', { name })
      }}
      {...ends}
    >
      {sentence(say('users.resetWhat'))}
    </ActDialog>
  )
}
