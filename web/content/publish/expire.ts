import 'server-only'
import { revalidateTag } from 'next/cache'
import { freshness } from '#web/serving/validity/freshness.ts'
import { proxies } from '#web/serving/nginx/proxies.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { RevalidationPlan } from './plan-revalidation.ts'

/** Longest wait for renders of older data and for the new data. The lake waits 300 ms for the webhook. */
const limitMs = 250

/**
 * Expires the plan's tags: the next request of a page is rendered. Resolves when no older page is on its way to a
 * visitor, what expired has been read again, and the nginxes in front have heard; after 250 ms at the latest. With Next's
 * own handler (bench) by Next's means.
 * @param position in the log, of what changed; unknown for a webhook of a hosted dataset
 */
export const expire = async ({ tags, everything }: RevalidationPlan, position?: number): Promise<void> => {
  const { cacheHandler, stockProfile } = siteSettings()
  if (cacheHandler === 'stock') {
    for (const tag of tags) revalidateTag(tag, stockProfile === 'max' ? 'max' : { expire: 0 })
    return
  }
  if (everything) freshness.expireEverything(position)
  else freshness.expire(tags, position)
  const isShown = position === undefined ? undefined : freshness.shown.reached(position, limitMs)
  await Promise.all([freshness.renderedOut(limitMs), isShown, proxies()?.told()])
}
