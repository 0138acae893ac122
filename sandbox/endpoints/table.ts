import type { Endpoint } from './endpoint.ts'
import { qf1001Quotes } from './qf1001-quotes.ts'
import { qf1002Open } from './qf1002-open.ts'
import { qf1003Bars } from './qf1003-bars.ts'
import { w102Calendar } from './w102-calendar.ts'
import { w103Currencies } from './w103-currencies.ts'
import { w104TimeDifferences } from './w104-time-differences.ts'
import { w105Orders } from './w105-orders.ts'
import { w106PastFigures } from './w106-past-figures.ts'
import { w201Login } from './w201-login.ts'
import { w202SignUp } from './w202-sign-up.ts'
import { w203FirstStep } from './w203-first-step.ts'
import { w204Forgot } from './w204-forgot.ts'
import { w205ChangePassword } from './w205-change-password.ts'
import { w206EmailExists } from './w206-email-exists.ts'
import { w207ResendPin } from './w207-resend-pin.ts'
import { w605Unknown } from './w605-unknown.ts'
import { w606UpdatePartner } from './w606-update-partner.ts'
import { w607SubmitPartner } from './w607-submit-partner.ts'

/** Every endpoint of the sandbox: those of requirements G2 to G4, and the optional ones of the contract. */
export const endpoints: readonly Endpoint[] = [
  qf1001Quotes,
  qf1002Open,
  qf1003Bars,
  w102Calendar,
  w103Currencies,
  w104TimeDifferences,
  w105Orders,
  w106PastFigures,
  w203FirstStep,
  w202SignUp,
  w201Login,
  w204Forgot,
  w205ChangePassword,
  w206EmailExists,
  w207ResendPin,
  w605Unknown,
  w606UpdatePartner,
  w607SubmitPartner,
]
