import type { Context } from 'hono'
import { describeBrowser } from '#lake/access/people/browser.ts'
import type { Whence } from '#lake/access/people/sign-ins.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { addressOf } from '#lake/http/address.ts'
import type { Lake } from '#lake/lake.ts'

/** Where a request comes from, as sessions and sign-ins keep it. */
export const whenceOf = (c: Context<LakeEnv>, lake: Pick<Lake, 'settings'>): Whence => ({
  address: addressOf(c, lake),
  browser: describeBrowser(c.req.header('user-agent')),
})
