import type { Lake } from '#lake/lake.ts'
import { setSites } from '#lake/store/outbox.ts'
import { startHookDelivery } from './hooks/hook-delivery.ts'
import { listHooks } from './hooks/hook-table.ts'
import type { DeliveryLoop } from './loop.ts'
import { type SiteDelivery, startDelivery } from './site-delivery.ts'

/** The answer to a write waits this long for its webhooks (architecture 5). */
const answerDelayMs = 300

/** Delivers the outbox, and what hooks ask for, until it is stopped. */
export interface WebhookWorker {
  /** Sends what waits now; resolves once every site that is there has the transaction, or the time is up. */
  send(transactionId: string): Promise<void>
  /** Something was written that hooks may tell of. No write waits for them. */
  wakeHooks(): void
  /** Hooks came, went or changed. */
  hooksChanged(): void
  stop(): Promise<void>
}

/**
 * Posts the outbox to every instance of the site, and to each hook what it asks for, each at its own pace: one that is
 * away holds up no other.
 */
export const startWebhooks = (lake: Lake): WebhookWorker => {
  setSites(lake.db, lake.settings.siteUrls)
  const sites: SiteDelivery[] = lake.settings.siteUrls.map((site) => startDelivery(lake, site))
  const hooks = new Map<string, DeliveryLoop>()
  const ending = new Set<Promise<void>>()

  const reconcile = () => {
    const wanted = new Set(listHooks(lake.db).map(({ id }) => id))
    for (const [id, hook] of hooks) {
      if (wanted.has(id)) continue
      hooks.delete(id)
      const end = hook.stop().finally(() => ending.delete(end))
      ending.add(end)
    }
    for (const id of wanted) if (!hooks.has(id)) hooks.set(id, startHookDelivery(lake, id))
  }
  reconcile()
  const wakeHooks = () => {
    for (const hook of hooks.values()) hook.wakeUp()
  }

  return {
    async send(transactionId) {
      await Promise.all(
        sites.map(async (site) => {
          if (site.isAway()) site.wakeUp()
          else await site.awaitDelivery(transactionId, answerDelayMs)
        }),
      )
    },
    wakeHooks,
    hooksChanged() {
      reconcile()
      wakeHooks()
    },
    async stop() {
      await Promise.all([...sites, ...hooks.values()].map((delivery) => delivery.stop()))
      await Promise.all(ending)
    },
  }
}
