import 'server-only'
import { revalidateTag } from 'next/cache'
import { freshness } from '#web/lib/freshness.ts'
import { siteSettings } from '#web/lib/settings.ts'
import type { RevalidationPlan } from './plan-revalidation.ts'

/** Longest wait for pages that are being drawn from data of before, ms. The lake itself waits 300. */
const renderLimit = 250

/**
 * Ends what the plan names: the next request of a page is drawn anew. Resolves when no page of before is
 * still on its way to a visitor. With Next's own handler (bench) by Next's own means.
 */
export const expire = async ({ tags, everything }: RevalidationPlan): Promise<void> => {
  const { cacheHandler, stockProfile } = siteSettings()
  if (cacheHandler === 'stock') {
    for (const tag of tags) revalidateTag(tag, stockProfile === 'max' ? 'max' : { expire: 0 })
    return
  }
  if (everything) freshness.expireEverything()
  else freshness.expire(tags)
  await freshness.renderedOut(renderLimit)
}
