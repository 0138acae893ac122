import { siteSettings } from '#web/lib/settings.ts'
import { RedisStore } from './redis-store.ts'
import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    sharedStore?: RedisStore | undefined
  }
}

/** What instances of the site share; undefined where there is one alone. */
export const sharedStore = (): RedisStore | undefined => siteProcess.sharedStore

/** Opens the store of REDIS_URL, if there is one; resolves after its first answer or failure. */
export const openSharedStore = async (): Promise<void> => {
  const { redisUrl, projectId, dataset } = siteSettings()
  if (redisUrl === '') return
  siteProcess.sharedStore = new RedisStore(redisUrl, `halyard:${projectId}:${dataset}`)
  await siteProcess.sharedStore.open()
}
