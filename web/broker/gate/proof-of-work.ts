import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import { type Claim, ProofOfWork } from './proof.ts'

let desk: ProofOfWork | undefined

/** While the store is away each instance knows only its own: a proof may then count once on each. */
const claim: Claim = async (nonce, milliseconds) => {
  const store = sharedStore()
  const expiration = { type: 'PX', value: milliseconds } as const
  const isUsed = await store?.use(async (client) => {
    const set = await client.set(store.key('proof', nonce), '1', { condition: 'NX', expiration })
    return set !== 'OK'
  })
  return isUsed !== true
}

/** The one desk of this process. */
export const proofOfWork = (): ProofOfWork =>
  (desk ??= new ProofOfWork(
    siteSettings().sessionSecrets[0],
    Date.now,
    Date.now() - Math.floor(process.uptime() * 1_000),
    claim,
  ))
