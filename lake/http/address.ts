import { planAddress, unknownAddress } from '#common/addresses.ts'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'

/** The address that limits count a message by, as `planAddress` finds it behind `TRUSTED_PROXIES`. */
export const addressOfMessage = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { settings }: Pick<Lake, 'settings'>,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return planAddress(forwarded, socket.remoteAddress, settings.trustedProxies)
}

/** The address that limits count a request by; `unknown` where it came without a connection. */
export const addressOf = (c: Context<LakeEnv>, lake: Pick<Lake, 'settings'>): string => {
  // Without a port, in `app.request()`, there are no bindings, whatever their type says.
  const bindings: Partial<LakeEnv['Bindings']> | undefined = c.env
  return bindings?.incoming === undefined ? unknownAddress : addressOfMessage(bindings.incoming, lake)
}
