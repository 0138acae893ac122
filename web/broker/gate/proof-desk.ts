import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { ProofDesk } from './proof.ts'

let desk: ProofDesk | undefined

/** The one desk of this process. */
export const proofDesk = (): ProofDesk =>
  (desk ??= new ProofDesk(
    siteSettings().sessionSecret,
    Date.now,
    Date.now() - Math.floor(process.uptime() * 1_000),
  ))
