import { describe, expect, it } from 'vitest'
import { tokenIn, withLogoutToken } from './logout-token.ts'

const logout = 'http://localhost:3333/v1/auth/logout'

/** The token that a request is sent with. */
async function sentWith(
  kept: string | null,
  address: string,
  init: RequestInit = {},
): Promise<string | null> {
  let sent: string | null = null
  const fetch = withLogoutToken(
    async (_input, { headers } = {}) => {
      sent = new Headers(headers).get('authorization')
      return new Response()
    },
    () => tokenIn(kept),
  )
  await fetch(address, init)
  return sent
}

describe('signing out', () => {
  it.each([
    ['has the token of the session', '{"token":"x"}', logout, {}, 'Bearer x'],
    ['keeps the one it has', '{"token":"x"}', logout, { headers: { authorization: 'Bearer y' } }, 'Bearer y'],
    ['has none where none is kept', null, logout, {}, null],
    ['has none where what is kept cannot be read', '{', logout, {}, null],
    ['alone has it', '{"token":"x"}', 'http://localhost:3333/v1/users/me', {}, null],
  ] as const)('%s', async (_what, kept, address, init, sent) => {
    expect(await sentWith(kept, address, init)).toBe(sent)
  })
})
