import type { Context, Hono } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { isFresh } from '#lake/assets/serve.ts'
import { createStaticFiles, packingFor } from '#lake/studio/static-files.ts'
import { notBuiltPage, ownPage, studioPolicy, withSite } from '#lake/studio/studio-page.ts'

const apiPath = /^\/(?:v(?:1|X|\d{4}-\d{2}-\d{2})|images|files|sign-in|healthz|ping)(?:\/|$)/

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The built Studio: its files, and its page for every other HTML GET outside the API, so that addresses
 * inside the Studio can be opened directly (lake contract 9).
 */
export const studioRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const { studioDir, url, siteUrl } = lake.settings
  const files = createStaticFiles(studioDir)

  const page = async (c: Context<LakeEnv>): Promise<Response> => {
    const built = await files('/index.html', 'identity')
    const html = built === undefined ? notBuiltPage : withSite(ownPage(built.bytes.toString('utf8')), siteUrl)
    return c.html(html, built === undefined ? 503 : 200, {
      ...security,
      'cache-control': 'no-cache',
      'content-security-policy': studioPolicy(html, url, siteUrl),
    })
  }

  app.get('*', async (c, next) => {
    const path = decoded(c.req.path)
    if (path === undefined || apiPath.test(path)) return next()
    const file =
      path === '/' || path === '/index.html'
        ? undefined
        : await files(path, packingFor(c.req.header('accept-encoding')))
    if (file === undefined) return wantsPage(c) && !path.startsWith('/static/') ? page(c) : next()
    const headers = {
      ...security,
      'content-type': file.type,
      etag: `"${file.etag}"`,
      vary: 'Accept-Encoding',
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.packing === 'identity' ? {} : { 'content-encoding': file.packing }),
    }
    if (isFresh(c, file.etag)) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(file.bytes), { headers })
  })
}
