import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { sharedStore } from '#web/lib/shared/shared-store.ts'

/** Lifetime of a page that nobody renders again, seconds: a deploy leaves the pages of the build before behind. */
const lifetimeSeconds = 86_400
/** A larger page stays with its instance. */
const mostBytes = 1_000_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Puts a page where the other instances of the same build find it. Never rejects. */
export const share = async (buildId: string, key: string, entry: Buffer): Promise<void> => {
  const store = sharedStore()
  if (!store) return
  const bytes = await pack(entry, { level: constants.Z_BEST_SPEED })
  if (bytes.length > mostBytes) return
  const expiration = { type: 'EX', value: lifetimeSeconds } as const
  await store.use((client) => client.set(store.key('page', buildId, key), bytes, { expiration }))
}

/** The bytes that `share` was given; null when there are none, or the store is away. */
export const readShared = async (buildId: string, key: string): Promise<Buffer | null> => {
  const store = sharedStore()
  const bytes = await store?.useBytes((client) => client.get(store.key('page', buildId, key)))
  return bytes ? unpack(bytes).catch(() => null) : null
}
