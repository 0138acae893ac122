'use client'

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { CountryField } from '#web/design/controls/country-field.tsx'
import { Field } from '#web/design/controls/field.tsx'
import { showToast } from '#web/design/toasts/toast.ts'
import type { Locale } from '#locales/table.ts'
import type login from '#locales/en/login.json'
import { type Enquiry, enquiryDraft, enquiryNames } from './partner-draft.ts'
import type { EnquiryOutcome, OutcomeProps } from './enquiry-sender.tsx'

type Words = typeof login

/** The texts of the form as it stands in the page; those of its results come with what sends it. */
interface PartnerWords {
  partner: Pick<Words['partner'], 'website' | 'submit' | 'become' | 'trap' | 'checking' | 'use'>
  form: Pick<
    Words['form'],
    'firstName' | 'lastName' | 'email' | 'country' | 'phone' | 'optional' | 'invalidEmail'
  >
}

const kinds: Partial<Record<keyof Enquiry, string>> = { email: 'email', phone: 'tel', website: 'url' }
const completes: Record<keyof Enquiry, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  website: 'url',
  country: 'country-name',
  phone: 'tel',
}

const isName = (name: string): name is keyof Enquiry => enquiryNames.some((known) => known === name)

const inputs = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(({ name }) => isName(name))

/** Keeps what was typed before React came, and fills in what was typed before a reload. */
const meetDraft = (form: HTMLFormElement) => {
  const kept = enquiryDraft.read()
  for (const input of inputs(form)) {
    if (!isName(input.name)) continue
    if (input.value === '') input.value = kept[input.name]
    else enquiryDraft.change({ [input.name]: input.value })
  }
}

/** Loads what sends the form, which begins with its proof of work. */
const prepare = () =>
  void import('./enquiry-sender.tsx').then(
    ({ prepareEnquiry }) => prepareEnquiry(),
    () => {
      // Submit asks again, and says when it fails.
    },
  )

/**
 * The partner form, open in the page (requirements B6, E9, F2, D6). Only the e-mail address is validated; what was
 * typed stays until it is sent, through failures and reloads. The result is a modal with OK alone. Without script the
 * browser posts it and gets a page. What sends it loads when it is first touched.
 */
export const PartnerForm = ({
  locale,
  words: { partner, form: labels },
  action,
  registerHref,
  privacyLink,
  failed,
  typed,
  wasEmailWrong,
}: {
  locale: Locale
  words: PartnerWords
  /** Where the form is posted without script. */
  action: string
  /** Registration, for those who become partners without an enquiry. */
  registerHref: string
  privacyLink: { href: string; label: string } | null
  /** Message when what sends it cannot be loaded. */
  failed: { title: string; text: string }
  /** What stands in the fields from the beginning, by their names. */
  typed: Readonly<Record<string, string>>
  /** Whether the e-mail address among it was refused. */
  wasEmailWrong: boolean
}) => {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isEmailWrong, setIsEmailWrong] = useState(wasEmailWrong)
  const [outcome, setOutcome] = useState<EnquiryOutcome | null>(null)
  const [Shown, setShown] = useState<ComponentType<OutcomeProps> | null>(null)
  useEffect(() => {
    if (form.current) meetDraft(form.current)
  }, [])
  const submit = async (sent: HTMLFormElement) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { sendEnquiry, EnquiryDialog } = await import('./enquiry-sender.tsx')
      const told = await sendEnquiry(sent, locale)
      setIsEmailWrong(told.kind === 'email')
      if (told.kind === 'sent') {
        enquiryDraft.forget()
        sent.reset()
      }
      setShown(() => EnquiryDialog)
      setOutcome(told)
    } catch (error) {
      console.error('the enquiry was not sent:', error)
      showToast({ kind: 'failure', ...failed })
    } finally {
      setIsBusy(false)
    }
  }
  const close = () => {
    setOutcome(null)
    // After the modal has returned the focus.
    if (outcome?.kind === 'email') setTimeout(() => document.getElementById('partner-email')?.focus())
  }
  return (
    <>
      <form
        ref={form}
        className="partner__form"
        method="post"
        action={action}
        noValidate
        aria-labelledby="partner-title"
        data-posts=""
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {enquiryNames.map((name) => {
          const field = {
            id: `partner-${name}`,
            name,
            type: kinds[name] ?? 'text',
            autoComplete: completes[name],
            maxLength: name === 'email' ? 320 : 500,
            required: name === 'email',
            label: name === 'website' ? partner.website : labels[name],
            optional: name === 'email' ? undefined : labels.optional,
            error: name === 'email' && isEmailWrong ? labels.invalidEmail : null,
            defaultValue: typed[name],
            onFocus: prepare,
            onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
              enquiryDraft.change({ [name]: currentTarget.value }),
          }
          return name === 'country' ? (
            <CountryField key={name} locale={locale} {...field} />
          ) : (
            <Field key={name} {...field} />
          )
        })}
        <p className="partner__trap" aria-hidden="true">
          <label htmlFor="partner-subject">{partner.trap}</label>
          <input id="partner-subject" name="subject" tabIndex={-1} autoComplete="off" />
        </p>
        <input type="hidden" name="language" value={locale} />
        <div className="partner__actions">
          <button className="btn btn--solid" type="submit" aria-busy={isBusy || undefined}>
            {partner.submit}
          </button>
          <a className="btn" href={registerHref}>
            {partner.become}
          </a>
          <p className="field__hint">
            {isBusy ? <output>{partner.checking}</output> : partner.use}{' '}
            {privacyLink && <a href={privacyLink.href}>{privacyLink.label}</a>}
          </p>
        </div>
      </form>
      {Shown && outcome && <Shown outcome={outcome} onOk={close} />}
    </>
  )
}
