import type { Lake } from '#lake/lake.ts'
import { setSites } from '#lake/store/outbox.ts'
import { type SiteDelivery, startDelivery } from './site-delivery.ts'

/** The answer to a write waits this long for its webhooks (architecture 5). */
const answerDelayMs = 300

/** Delivers the outbox until it is stopped. */
export interface WebhookWorker {
  /** Sends what waits now; resolves once every site that is there has the transaction, or the time is up. */
  send(transactionId: string): Promise<void>
  stop(): Promise<void>
}

/** Posts the outbox to every instance of the site, each at its own pace: one that is away holds up no other. */
export const startWebhooks = (lake: Lake): WebhookWorker => {
  setSites(lake.db, lake.settings.siteUrls)
  const sites: SiteDelivery[] = lake.settings.siteUrls.map((site) => startDelivery(lake, site))
  return {
    async send(transactionId) {
      await Promise.all(
        sites.map(async (site) => {
          if (site.isAway()) site.wakeUp()
          else await site.awaitDelivery(transactionId, answerDelayMs)
        }),
      )
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
    },
  }
}
