import 'server-only'
import { readSettings } from '#settings/read.ts'
import { acceptedSecrets } from '#settings/secrets.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { count } from '#web/lib/counts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { catchUp } from './catch-up.ts'
import { expire } from './expire.ts'
import { noteHosted, withOperations } from './hosted-log.ts'
import { renewInterfaceTexts } from '#web/documents/interface-text.ts'
import { keepLegalFiles } from '#web/content/files/keep-files.ts'
import { planRevalidation } from './plan-revalidation.ts'
import { afterDelivery, readSequence, repeatOf, writeSequence } from './sequence.ts'
import { announceDelivery } from './shared-deliveries.ts'
import { sequenceFile } from './sequence-file.ts'
import { type Delivery, parseDelivery, verifyWebhook } from './webhook.ts'

/** Nobody waits for it. */
const comparisonTimeoutMs = 5_000

export interface DeliveryOutcome {
  status: 200 | 400 | 401
  body: { ok: boolean; message: string; tags?: string[] }
  /** Seconds; who is asked to come again is not counted as refused (web/serving/next/front/gate.ts). */
  retryAfter?: number
}

const refuse = (status: 400 | 401, message: string): DeliveryOutcome => ({
  status,
  body: { ok: false, message },
})

/**
 * Processes a webhook: affected pages are expired before this answers. Repeats, and deliveries covered by an earlier
 * expiry, are answered 200 without effect (quality 5).
 */
export const acceptDelivery = async (
  body: string,
  headers: Pick<Headers, 'get'>,
): Promise<DeliveryOutcome> => {
  const { REVALIDATE_SECRET: secrets } = readSettings(['REVALIDATE_SECRET'])
  const signature = headers.get('sanity-webhook-signature')
  const signed = await verifyWebhook(body, signature, acceptedSecrets(secrets), Date.now())
  if (signed !== 'signed') count('webhooks', 'refused')
  if (signed === 'late') {
    // Somebody's clock is wrong. The log tells what was published, whatever the time.
    void catchUp(comparisonTimeoutMs)
    // It comes from who knows the secret, and is taken as soon as the clocks agree.
    const late = refuse(401, 'The signature is more than five minutes old or ahead: compare the clocks.')
    return { ...late, retryAfter: 1 }
  }
  if (signed === 'unsigned') return refuse(401, 'The signature is missing or wrong.')
  freshness.lakeHeardAt = freshness.tick()
  const delivery = parseDelivery(body)
  if (!delivery) {
    count('webhooks', 'malformed')
    return refuse(400, 'The body is not a list of changed documents.')
  }
  const key = headers.get('idempotency-key') ?? delivery.transactionId
  announceDelivery({ body, key })
  return handleDelivery(delivery, key)
}

/** Applies a delivery whose sender is known, by its signature or as another instance of the site. */
export const handleDelivery = async (delivery: Delivery, key: string | null): Promise<DeliveryOutcome> => {
  const { announced } = delivery
  if (delivery.dataset !== null && delivery.dataset !== siteSettings().dataset) {
    return { status: 200, body: { ok: true, message: 'another dataset' } }
  }
  const file = sequenceFile()
  const repeat = repeatOf(readSequence(file), key, announced?.sequence ?? null)
  count('webhooks', repeat ? 'repeated' : 'taken')
  if (repeat) return { status: 200, body: { ok: true, message: repeat } }
  const documents =
    announced === null ? withOperations(delivery.documents, delivery.revision) : delivery.documents
  const plan = planRevalidation(documents)
  if (plan.everything || plan.tags.includes('interface')) await renewInterfaceTexts()
  const expired = expire(plan, announced?.sequence)
  // Before older renders are waited for: what is rendered from now on has the delivery in it.
  follow(delivery)
  await expired
  writeSequence(file, afterDelivery(readSequence(file), key))
  if (plan.everything || plan.tags.includes('legal')) void keepLegalFiles()
  return { status: 200, body: { ok: true, message: 'expired', tags: plan.everything ? ['*'] : plan.tags } }
}

/** Moves the site's place in the log behind a delivery, or has it compared where something lies between. */
const follow = ({ announced, transactionId, documents, revision }: Delivery): void => {
  if (announced === null) {
    for (const document of documents) noteHosted(document, revision)
    return
  }
  const { sequence, previous } = announced
  const isNext = previous !== null && previous <= freshness.place.position
  if (isNext) freshness.reach({ position: sequence, transaction: transactionId ?? '' })
  else void catchUp(comparisonTimeoutMs)
}
