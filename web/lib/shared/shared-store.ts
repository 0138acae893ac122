import { siteSettings } from '#web/lib/settings.ts'
import { RedisStore } from './redis-store.ts'

declare global {
  /** Process-wide: page cache, routes and instrumentation are loaded apart from each other. */
  var siteSharedStore: RedisStore | undefined
}

/** What instances of the site share; undefined where there is one alone. */
export const sharedStore = (): RedisStore | undefined => globalThis.siteSharedStore

/** Opens the store of REDIS_URL, if there is one; resolves after its first answer or failure. */
export const openSharedStore = async (): Promise<void> => {
  const { redisUrl, projectId, dataset } = siteSettings()
  if (redisUrl === '') return
  globalThis.siteSharedStore = new RedisStore(redisUrl, `halyard:${projectId}:${dataset}`)
  await globalThis.siteSharedStore.open()
}
