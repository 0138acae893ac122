import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { freePort } from '#tests/support/free-port.ts'

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** How a token differs from a right one; `nonce` is what the lake sent. */
export type Forge = (claims: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** An issuer whose ID tokens are what a test makes of them, signed by its own key unless `stranger` signs. */
export const startFaultyIssuer = async () => {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state: { nonce: string; forge: Forge; signer: 'own' | 'stranger' } = {
    nonce: '',
    forge: (claims) => ({ ...claims }),
    signer: 'own',
  }
  const tokenNow = () => {
    const now = Math.floor(Date.now() / 1_000)
    const right = {
      iss: issuer,
      aud: 'studio',
      sub: 'eve',
      nonce: state.nonce,
      iat: now,
      exp: now + 300,
      preferred_username: 'eve',
      groups: ['admins'],
    }
    const body = `${encoded({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${encoded(state.forge(right))}`
    const { privateKey } = state.signer === 'own' ? own : stranger
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => ({ access_token: 'x', token_type: 'bearer', id_token: tokenNow() }),
  }
  const server = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', issuer).pathname]
    response.statusCode = answer ? 200 : 404
    response.setHeader('content-type', 'application/json')
    request.resume().on('end', () => response.end(JSON.stringify(answer?.() ?? {})))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    state,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
