import { channelOfAddress } from '#web/lib/channel.ts'

let id: string | undefined

/**
 * What only the page knows of the device: an id for this visit (requirements E11), and the channel of its address. The server prefers the cookie,
 * once the visitor allowed one; the other headers of requirements G1 it works out from the call.
 */
export const pageHeaders = (): Record<string, string> => {
  // `randomUUID` is there on https and on this machine only.
  id ??= crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  const channel = channelOfAddress(location)
  return { imei: id, ...(channel === null ? {} : { channel }) }
}
