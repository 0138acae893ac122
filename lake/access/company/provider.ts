import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { BoundedMap } from '#common/bounded-map.ts'
import type { CompanySettings } from '#lake/settings.ts'
import type { Locale } from '#locales/table.ts'

/** A sign-in on its way to the provider and back. */
interface Flow {
  nonce: string
  verifier: string
  /** Where the Studio stands. */
  origin: string
  /** Of the sign-in pages. */
  language: Locale
  /** Whether somebody who is signed in proves again who they are. */
  isAgain: boolean
  /** ms */
  until: number
}

const minutes = 10
const maxFlows = 1_000
/** How long ago the provider may have asked for a password where it is asked to do so again, in seconds. */
const againSeconds = 300

/** Plain http is for a provider on this machine alone, such as in tests. */
const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')

/** The company's provider: it is asked for its keys at the first sign-in, and again where it did not answer. */
export class Provider {
  private readonly settings: CompanySettings
  private readonly back: string
  private readonly flows = new BoundedMap<string, Flow>(maxFlows)
  private configuration: Promise<Configuration> | undefined

  /** @param back address of the lake to return to */
  constructor(settings: CompanySettings, back: string) {
    this.settings = settings
    this.back = back
  }

  /**
   * Begins a sign-in; where it asks again, the provider must ask for the password, though it knows the browser.
   * @returns where the browser goes, and the state that comes back with it
   */
  async begin(
    asked: Pick<Flow, 'origin' | 'language' | 'isAgain'>,
  ): Promise<{ address: URL; state: string }> {
    const configuration = await this.discovered()
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
    this.flows.set(state, { ...asked, nonce, verifier, until: Date.now() + minutes * 60_000 })
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: this.back,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(asked.isAgain && { prompt: 'login', max_age: String(againSeconds) }),
    })
    return { address, state }
  }

  /** The sign-in of a state, which is used up; none where it ran out or never began here. */
  take(state: string): (Flow & { state: string }) | undefined {
    const flow = this.flows.get(state)
    this.flows.delete(state)
    return flow === undefined || flow.until <= Date.now() ? undefined : { ...flow, state }
  }

  /**
   * Exchanges the answer for the claims of its ID token, whose signature, issuer, audience, nonce and times are
   * checked; of a sign-in again also that the password was asked for just now.
   * @throws {Error} of openid-client for any that is wrong, or where the provider does not answer
   */
  async claims(
    query: string,
    { state, nonce, verifier, isAgain }: Flow & { state: string },
  ): Promise<unknown> {
    const tokens = await authorizationCodeGrant(await this.discovered(), new URL(`${this.back}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(isAgain && { maxAge: againSeconds }),
    })
    return tokens.claims()
  }

  private discovered(): Promise<Configuration> {
    this.configuration ??= this.discover().catch((error: unknown) => {
      this.configuration = undefined
      throw error
    })
    return this.configuration
  }

  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings
    const address = new URL(issuer)
    return discovery(address, clientId, undefined, ClientSecretPost(clientSecret), {
      execute: [enableNonRepudiationChecks, ...(isOnThisMachine(address) ? [allowInsecureRequests] : [])],
      timeout: 10,
    })
  }
}
