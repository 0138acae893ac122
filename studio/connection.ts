import type { SingleWorkspace } from 'sanity'
import { keptLocale } from './interface-language/kept-language.ts'
import { lakeClient } from './network/lake-client.ts'
import { pauseOrOnline, withHeldLine } from './network/line/held-fetch.ts'
import { line } from './network/line/line.ts'
import { createOwnFetch, createOwnWebSocket } from './network/own-network.ts'
import { siteAddress } from './presentation/site-address.ts'
import { projectId } from './project-id.ts'

/** The dataset that is edited. */
export const dataset = process.env['SANITY_STUDIO_DATASET'] || 'production'

/** The site that the preview shows. */
export const site = siteAddress(
  typeof document === 'undefined' ? undefined : document,
  process.env['SANITY_STUDIO_SITE_URL'],
)

/** Whether this Studio is the lake's own. */
export const isEmbedded = projectId === 'local'

/** The lake serves the Studio, so the Studio's own origin is the API host. */
const ownOrigin = typeof window === 'undefined' ? 'http://localhost:3333' : window.location.origin

// Sanity's CLI evaluates this configuration in a window without fetch.
if (isEmbedded && typeof window !== 'undefined' && 'fetch' in window) {
  const { href } = window.location
  const held = withHeldLine(window.fetch.bind(window), line, href, pauseOrOnline)
  window.fetch = createOwnFetch(held, href, projectId)
  window.WebSocket = createOwnWebSocket(window.WebSocket, href, projectId)
}

/** In the language of the Studio; Sanity adds a query to the address, so that the language stands in the path. */
const signInPage = ['/sign-in', keptLocale()].filter((part) => part !== undefined).join('/')

/** How the Studio reaches its content; a hosted build uses Sanity's defaults. */
export const connection: Partial<SingleWorkspace> = isEmbedded
  ? {
      apiHost: ownOrigin,
      auth: {
        loginMethod: 'token',
        redirectOnSingle: true,
        providers: [{ name: 'local', title: 'Name and password', url: `${ownOrigin}${signInPage}` }],
      },
      unstable_clientFactory: lakeClient,
    }
  : {}
