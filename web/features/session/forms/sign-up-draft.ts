import { createDraft } from './draft.ts'

/** The first step of the registration; `step` is `2` once a pin was sent. */
const empty = {
  email: '',
  firstName: '',
  lastName: '',
  country: '',
  phone: '',
  step: '1',
  validFor: '',
  resendAfter: '',
}

export type SignUpDraft = typeof empty

export const signUpDraft = createDraft('draft-register', empty)

/** Deletes the draft once the account exists, while the page still shows the last step. */
export const endSignUp = (): void => {
  addEventListener('pagehide', () => signUpDraft.forget(), { once: true })
}
