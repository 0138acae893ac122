import type { TestLake } from '#tests/support/lake/lake.ts'
import type { TestSite } from './site.ts'

/** Writes a preview secret into the lake as the Studio does, `age` milliseconds ago. */
export const writeSecret = async (lake: TestLake, secret: string, age = 0): Promise<void> => {
  await lake.client().createOrReplace({
    _id: `drafts.${secret}`,
    _type: 'sanity.previewUrlSecret',
    _updatedAt: new Date(Date.now() - age).toISOString(),
    secret,
    source: 'test',
    studioUrl: lake.url,
    userId: 'test',
  })
}

/** Where the Studio sends its frame. */
export const enablePath = (secret: string, path: string, perspective = 'drafts'): string => {
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': perspective,
  })
  return `/api/preview/enable?${query}`
}

/** The cookies a browser would send back after an answer. */
export const cookiesOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

/** Opens a preview as the Studio's frame does, and gives its cookies. */
export const openPreview = async (site: TestSite, perspective = 'drafts'): Promise<string> => {
  const secret = 'secret-of-the-tests'
  await writeSecret(site.lake, secret)
  const response = await fetch(`${site.url}${enablePath(secret, '/', perspective)}`, { redirect: 'manual' })
  const cookie = cookiesOf(response)
  if (!cookie.includes('__prerender_bypass=')) throw new Error(`no preview: status ${response.status}`)
  return cookie
}

/** The invisible characters of which the mark of a field is made: no text of the site has so many in a row. */
export const fieldMark = /(?:\u200B|\u200C|\u200D|\uFEFF){8}/
