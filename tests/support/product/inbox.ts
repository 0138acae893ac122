import { z } from 'zod'
import type { Product } from './journey.ts'

type Broker = Product['broker']

const mails = z.object({ dt: z.object({ list: z.array(z.object({ body: z.string() })) }) })
const enquiries = z.object({
  dt: z.object({
    list: z.array(
      z.object({ fields: z.record(z.string(), z.string()), device: z.record(z.string(), z.string()) }),
    ),
  }),
})

const inboxOf = async (broker: Broker, path: string): Promise<unknown> => {
  const answer = await fetch(`${broker.url}/inbox/${path}`)
  if (!answer.ok) throw new Error(`the broker's inbox answered ${answer.status}`)
  return answer.json()
}

/** The pin of the newest mail to an address, as its owner reads it. */
export const newestPin = async (broker: Broker, email: string): Promise<string> => {
  const { dt } = mails.parse(await inboxOf(broker, `mails?to=${encodeURIComponent(email)}`))
  const pin = /\d{6}/.exec(dt.list[0]?.body ?? '')?.[0]
  if (pin === undefined) throw new Error(`no mail with a pin went to ${email}`)
  return pin
}

/** What the broker's staff got from an address: the enquiries, newest first, with the device they came from. */
export const enquiriesFrom = async (broker: Broker, email: string) => {
  const { dt } = enquiries.parse(await inboxOf(broker, 'enquiries'))
  return dt.list.filter(({ fields }) => fields['email'] === email)
}
