import type { Platform } from '#web/documents/platform.ts'
import { addressFor } from '#web/lib/channel.ts'

/** Where the app is had, besides the channel's own link. */
export interface AppLinks {
  stores: { googlePlay: string | null; appStore: string | null }
  platform: Platform | null
}

const onPhones: readonly string[] = ['android', 'ios']

/**
 * The same links with a channel's code (requirements A3): both stores, and a phone's own links of the platform. The
 * code of the default channel in them is replaced.
 * @param code as returned by `channelCode`
 */
export const codedLinks = ({ stores, platform }: AppLinks, code: string): AppLinks => {
  const coded = (href: string | null) => href && addressFor(code, href)
  return {
    stores: { googlePlay: coded(stores.googlePlay), appStore: coded(stores.appStore) },
    platform: platform && {
      ...platform,
      devices: platform.devices.map((device) =>
        onPhones.includes(device.kind) ? { ...device, href: coded(device.href) } : device,
      ),
    },
  }
}
