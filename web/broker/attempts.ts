import 'server-only'
import { z } from 'zod'
import { addressOf } from '#web/lib/visitor-address.ts'
import type { EndpointCode } from './contract/table.ts'
import { Limit } from './limits.ts'

const quarter = 15 * 60_000

/** Attempts from one address, and for one e-mail address, in a quarter of an hour (quality 5). */
const byAddress = new Limit({ most: 40, within: quarter })
const byEmail = new Limit({ most: 12, within: quarter })

const limited: ReadonlySet<EndpointCode> = new Set([
  'W201',
  'W202',
  'W203',
  'W204',
  'W205',
  'W206',
  'W207',
  'W606',
  'W607',
])

const withEmail = z.object({ email: z.string() })

/**
 * Counts a form that was sent, for the address it comes from and the e-mail address it names.
 * @returns seconds to wait when there were too many, else 0
 */
export function countAttempt(code: EndpointCode, headers: Headers, body: unknown): number {
  if (!limited.has(code)) return 0
  const email = withEmail.safeParse(body)
  return Math.max(
    byAddress.take(addressOf(headers)),
    email.success ? byEmail.take(email.data.email.toLowerCase()) : 0,
  )
}
