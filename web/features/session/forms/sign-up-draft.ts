import { createDraft } from './draft.ts'

/** What is typed into the first step of the registration; `step` is `2` once a pin was sent. */
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

/** The account is open: nothing of it stays in this tab, while the page still shows its last step. */
export const endSignUp = (): void => {
  addEventListener('pagehide', () => signUpDraft.forget(), { once: true })
}
