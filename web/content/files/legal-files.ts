import 'server-only'
import { httpDateOf } from '#common/time/http-date.ts'
import { defaultLocale, type Locale, localePath } from '#locales/table.ts'
import { currentAsset, legalDocument } from '#web/documents/legal-document.ts'
import { legalVersionsRead } from '#web/documents/legal-versions.ts'
import { type LegalVersion, versionAt } from '#web/content/values/legal-times.ts'
import {
  languageOfTimemap,
  slugOfFile,
  versionAddress,
  versionOfFile,
} from '#web/content/values/legal-address.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { assetAnswer, unavailable } from './asset-answer.ts'
import { fileBytes } from './assets.ts'
import { relationsOf, timemapOf } from './mementos.ts'

const plainText = { 'content-type': 'text/plain; charset=utf-8' }

const notFound = (text = '404 Not Found'): Response => new Response(text, { status: 404, headers: plainText })

const paperOf = async (slug: string) =>
  (await answerTo(legalDocument)).data.find((paper) => paper.slug === slug)

/** Everything that readers got of a paper in one language, in order; null for a paper that is none. */
const versionsOf = async (slug: string, locale: Locale): Promise<readonly LegalVersion[] | null> => {
  const paper = slugOfFile(`${slug}.pdf`) === null ? undefined : await paperOf(slug)
  return paper ? ((await answerTo(legalVersionsRead(paper._id))).data[locale] ?? []) : null
}

interface FoundFile {
  assetId: string
  slug: string
  locale: Locale
  name: string
  isPermanent: boolean
  more: Readonly<Record<string, string>>
}

const pdf = async (request: Request, found: FoundFile): Promise<Response> => {
  const { assetId, slug, locale, name, isPermanent, more } = found
  const bytes = await fileBytes(assetId)
  if (!bytes) return notFound()
  return assetAnswer(request, {
    bytes,
    tag: assetId,
    type: 'application/pdf',
    name,
    isPermanent,
    more: { link: relationsOf(slug, locale), ...more },
  })
}

const currentFile = async (name: string, locale: Locale): Promise<FoundFile | null> => {
  const slug = slugOfFile(name)
  const paper = slug && (await paperOf(slug))
  const asset = paper && currentAsset(paper, locale)
  if (!asset || !slug) return null
  const more = { vary: 'accept-datetime' }
  return { assetId: asset._id, slug, locale, name: `${slug}-${locale}.pdf`, isPermanent: false, more }
}

const versionFile = async (slug: string, name: string): Promise<FoundFile | null> => {
  const wanted = versionOfFile(name)
  if (!wanted) return null
  const { version, locale } = wanted
  const found = (await versionsOf(slug, locale))?.[version - 1]
  if (!found) return null
  const [first] = found.shown
  const more: Record<string, string> = first ? { 'memento-datetime': new Date(first.from).toUTCString() } : {}
  return {
    assetId: found.asset,
    slug,
    locale,
    name: `${slug}-${version}-${locale}.pdf`,
    isPermanent: true,
    more,
  }
}

/** The way to what readers got at an instant that the header `Accept-Datetime` names (RFC 7089, pattern 1.1). */
const versionOfThen = async (name: string, locale: Locale, wanted: string): Promise<Response> => {
  const slug = slugOfFile(name)
  const versions = slug && (await versionsOf(slug, locale))
  if (!slug || !versions || versions.length === 0) return notFound()
  const at = httpDateOf(wanted)
  if (at === null)
    return new Response(
      '400 Bad Request. Accept-Datetime must be a date as HTTP writes it, such as Tue, 03 Mar 2026 10:00:00 GMT.',
      { status: 400, headers: { ...plainText, vary: 'accept-datetime' } },
    )
  // The header knows seconds alone: the end of that second is meant, so that a Memento-Datetime leads to its version.
  const place = versionAt(versions, at + 999)
  if (place === null) return notFound('404 Not Found. There was no file of this paper in this language then.')
  return new Response(null, {
    status: 302,
    headers: {
      location: versionAddress(slug, place + 1, locale),
      link: relationsOf(slug, locale),
      vary: 'accept-datetime',
      'cache-control': 'no-store',
    },
  })
}

const answerWith = async (address: string, answer: () => Promise<Response>): Promise<Response> => {
  try {
    return await answer()
  } catch (error) {
    return unavailable(address, error)
  }
}

/**
 * `/legal/<slug>.pdf` with a language prefix: the currently published file in exactly that language, and with
 * `Accept-Datetime` the way to that of another instant.
 */
export const currentLegalFile = (request: Request, name: string, locale: Locale): Promise<Response> =>
  answerWith(localePath(locale, `/legal/${name}`), async () => {
    const wanted = request.headers.get('accept-datetime')
    if (wanted !== null) return versionOfThen(name, locale, wanted)
    const found = await currentFile(name, locale)
    return found ? pdf(request, found) : notFound()
  })

/**
 * `/legal/<slug>/<n>.<language>.pdf`: the n-th published file, immutable; `/legal/<slug>/timemap.<language>`: all of them
 * with their times (RFC 7089).
 */
export const legalFileVersion = (request: Request, slug: string, name: string): Promise<Response> =>
  answerWith(`/legal/${slug}/${name}`, async () => {
    const locale = languageOfTimemap(name)
    if (locale === null) {
      const found = await versionFile(slug, name)
      return found ? pdf(request, found) : notFound()
    }
    const versions = await versionsOf(slug, locale)
    if (!versions || versions.length === 0) return notFound()
    return new Response(timemapOf(slug, locale, versions), {
      headers: {
        'content-type': 'application/link-format',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      },
    })
  })

/**
 * Whether a paper exists at an address, for the proxy, which shows the site's 404 page otherwise. True while unknown:
 * the address then answers for itself.
 */
export const hasPaper = async (locale: Locale, path: string): Promise<boolean> => {
  const [first = '', second, ...rest] = path.replace(/^\/legal\//, '').split('/')
  if (rest.length > 0 || (second !== undefined && locale !== defaultLocale)) return false
  const ofList = languageOfTimemap(second ?? '')
  const found =
    ofList !== null
      ? versionsOf(first, ofList).then((versions) => (versions ?? []).length > 0)
      : second === undefined
        ? currentFile(first, locale)
        : versionFile(first, second)
  return found.then(Boolean, () => true)
}
