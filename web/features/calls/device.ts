import { channelOfAddress } from '#web/lib/channel.ts'

let id: string | undefined

/**
 * The device headers only the page knows: an id for this visit (requirements E11) and the channel of its address. The
 * server prefers the cookie, once consented; it derives the other headers of requirements G1.
 */
export const pageHeaders = (): Record<string, string> => {
  // `randomUUID` exists in secure contexts only.
  id ??= crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  const channel = channelOfAddress(location)
  return { imei: id, ...(channel === null ? {} : { channel }) }
}
