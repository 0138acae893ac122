import 'server-only'
import { join } from 'node:path'
import { readSettings } from '#settings/read.ts'
import { freshness } from '#web/lib/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { expire } from './expire.ts'
import { renewInterfaceTexts } from '#web/documents/interface-text.ts'
import { keepLegalFiles } from '#web/content/files/keep-files.ts'
import { planRevalidation } from './plan-revalidation.ts'
import { afterDelivery, readSequence, repeatOf, writeSequence } from './sequence.ts'
import { isSignedWebhook, parseDelivery } from './webhook.ts'

export const sequenceFile = (): string => join(siteSettings().dataDir, 'sequence.json')

export interface DeliveryOutcome {
  status: 200 | 400 | 401
  body: { ok: boolean; message: string; tags?: string[] }
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
  const { REVALIDATE_SECRET: secret } = readSettings(['REVALIDATE_SECRET'])
  const signature = headers.get('sanity-webhook-signature')
  if (!(await isSignedWebhook(body, signature, secret, Date.now()))) {
    return refuse(401, 'The signature is missing, wrong or older than five minutes.')
  }
  freshness.lakeHeardAt = freshness.tick()
  const delivery = parseDelivery(body)
  if (!delivery) return refuse(400, 'The body is not a list of changed documents.')
  if (delivery.dataset !== null && delivery.dataset !== siteSettings().dataset) {
    return { status: 200, body: { ok: true, message: 'another dataset' } }
  }
  const file = sequenceFile()
  const key = headers.get('idempotency-key') ?? delivery.transactionId
  const repeat = repeatOf(readSequence(file), key, delivery.sequence)
  if (repeat) return { status: 200, body: { ok: true, message: repeat } }
  const plan = planRevalidation(delivery.documents)
  if (plan.everything || plan.tags.includes('interface')) await renewInterfaceTexts()
  await expire(plan)
  writeSequence(file, afterDelivery(readSequence(file), key, delivery.sequence))
  if (plan.everything || plan.tags.includes('legal')) void keepLegalFiles()
  return { status: 200, body: { ok: true, message: 'expired', tags: plan.everything ? ['*'] : plan.tags } }
}
