import 'server-only'
import { z } from 'zod'
import { sharedStore } from '#web/lib/shared/shared-store.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** A webhook as one instance took it. */
export interface SharedDelivery {
  body: string
  /** By which repeats are known. */
  key: string | null
}

const channel = 'published'
const message = z.object({ from: z.string(), body: z.string(), key: z.string().nullable() })

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** This instance among those that share. */
    instance?: string | undefined
  }
}

const instance = (): string => (siteProcess.instance ??= crypto.randomUUID())

/** Tells the other instances of a webhook this one has taken. */
export const announceDelivery = (delivery: SharedDelivery): void =>
  void sharedStore()?.announce(channel, JSON.stringify({ from: instance(), ...delivery }))

/** Calls `hear` with every webhook that another instance has taken. */
export const hearDeliveries = async (hear: (delivery: SharedDelivery) => void): Promise<void> => {
  await sharedStore()?.listen(channel, (text) => {
    const { from, ...delivery } = message.parse(JSON.parse(text))
    if (from !== instance()) hear(delivery)
  })
}
