import { siteSettings } from '#web/lib/settings.ts'

/** A sentence for the editor: never cached, inert, and frameable by the Studio. */
export const privateText = (
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(sentence, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(siteSettings().studioUrl).origin}; sandbox`,
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
