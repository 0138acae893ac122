import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from '#tests/support/free-port.ts'

export interface CompanyAccount {
  name: string
  preferred_username: string
  groups: string[]
}

/** A provider of a company, oidc-provider itself, where whoever comes is signed in as `signedIn()` at once. */
export const startCompany = async (
  back: string,
  signedIn: () => string,
  accounts: Readonly<Record<string, CompanyAccount>>,
) => {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'studio',
        client_secret: 'secret-of-the-studio',
        redirect_uris: [back],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'groups'], profile: ['name', 'preferred_username'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => {
      const account = accounts[id]
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) }
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const own = provider.callback()
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) void own(request, response)
    else
      void provider.interactionFinished(request, response, {
        login: { accountId: signedIn(), remember: false },
      })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
