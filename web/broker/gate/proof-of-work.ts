import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { ProofOfWork } from './proof.ts'

let desk: ProofOfWork | undefined

/** The one desk of this process. */
export const proofOfWork = (): ProofOfWork =>
  (desk ??= new ProofOfWork(
    siteSettings().sessionSecret,
    Date.now,
    Date.now() - Math.floor(process.uptime() * 1_000),
  ))
