import { sharedStore } from '#web/lib/shared/shared-store.ts'

/** Lifetime of a page that nobody renders again, seconds: a deploy leaves the pages of the build before behind. */
const lifetimeSeconds = 86_400
/** A larger page stays with its instance. */
const maxBytes = 1_000_000

/** Puts the bytes of a page where the other instances of the same build find them. Never rejects. */
export const share = async (buildId: string, key: string, bytes: Buffer): Promise<void> => {
  const store = sharedStore()
  if (!store || bytes.length > maxBytes) return
  const expiration = { type: 'EX', value: lifetimeSeconds } as const
  await store.use((client) => client.set(store.key('page', buildId, key), bytes, { expiration }))
}

/** The bytes that `share` was given; null when there are none, or the store is away. */
export const readShared = async (buildId: string, key: string): Promise<Buffer | null> => {
  const store = sharedStore()
  return (await store?.useBytes((client) => client.get(store.key('page', buildId, key)))) ?? null
}
