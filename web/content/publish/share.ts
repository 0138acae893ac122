import 'server-only'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import { catchUp } from './catch-up.ts'
import { handleDelivery } from './revalidate.ts'
import { hearDeliveries } from './shared-deliveries.ts'
import { agreeOnLog, followLog } from './shared-log.ts'
import { parseDelivery } from './webhook.ts'

/** Nobody waits for it. */
const comparisonTimeoutMs = 5_000

const apply = async (body: string, key: string | null): Promise<void> => {
  const delivery = parseDelivery(body)
  if (delivery) await handleDelivery(delivery, key)
}

/** Shares publishes with the other instances, if there is a store; before the first comparison with the log. */
export const startSharing = async (): Promise<void> => {
  const store = sharedStore()
  if (!store) return
  await agreeOnLog()
  await followLog(() => void catchUp(comparisonTimeoutMs))
  await hearDeliveries(({ body, key }) => {
    apply(body, key).catch((error: unknown) =>
      console.error('a publish that another instance told of could not be applied:', error),
    )
  })
  store.onReturn(() => void agreeOnLog().then(() => catchUp(comparisonTimeoutMs)))
}
