'use client'

import { useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { RegisterFinish } from './register-finish.tsx'
import { RegisterPerson } from './register-person.tsx'
import { useDraft } from './draft.ts'
import { type SignUpDraft, signUpDraft } from './sign-up-draft.ts'
import type { SessionWords } from './words.ts'

/** Registration in two steps (requirements A5): person, then pin and password. */
export const RegisterForm = ({
  locale,
  words,
  clientArea,
}: {
  locale: Locale
  words: Pick<SessionWords, 'signUp' | 'form' | 'rule'>
  clientArea: string | null
}) => {
  const draft = useDraft(signUpDraft)
  const [hasMoved, setHasMoved] = useState(false)
  const step = draft.step === '2' ? 2 : 1
  const go = (part: Partial<SignUpDraft>) => {
    setHasMoved(true)
    signUpDraft.change(part)
  }
  return (
    <>
      <p className="auth__step">
        {fill(words.signUp.steps, { step })}
        <b>{step === 1 ? words.signUp.first : words.signUp.second}</b>
      </p>
      {step === 1 ? (
        <RegisterPerson
          locale={locale}
          words={words}
          draft={draft}
          onChange={(part) => signUpDraft.change(part)}
          onSent={go}
        />
      ) : (
        <RegisterFinish
          locale={locale}
          words={words}
          draft={draft}
          clientArea={clientArea}
          takesFocus={hasMoved}
          onBack={() => go({ step: '1' })}
        />
      )}
    </>
  )
}
