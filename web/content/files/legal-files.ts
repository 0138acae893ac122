import 'server-only'
import { defaultLocale, type Locale, localePath } from '#locales/table.ts'
import { assetAnswer, unavailable } from './asset-answer.ts'
import { fileBytes } from './assets.ts'
import { currentAsset, legalDocument } from '#web/documents/legal-document.ts'
import { currentAddress, slugOfFile, versionOfFile } from '#web/content/values/legal-address.ts'
import { legalVersionsRead } from '#web/documents/legal-versions.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { siteSettings } from '#web/lib/settings.ts'

const notFound = (): Response =>
  new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const paperOf = async (slug: string) =>
  (await answerTo(legalDocument)).data.find((paper) => paper.slug === slug)

const pdf = async (
  request: Request,
  { assetId, canonical, name, isPermanent }: FoundFile,
): Promise<Response> => {
  const bytes = await fileBytes(assetId)
  if (!bytes) return notFound()
  const link = `<${siteSettings().siteUrl}${canonical}>; rel="canonical"`
  return assetAnswer(request, { bytes, tag: assetId, type: 'application/pdf', name, isPermanent, link })
}

/** A file of a paper with its headers. */
interface FoundFile {
  assetId: string
  canonical: string
  name: string
  isPermanent: boolean
}

const currentFile = async (name: string, locale: Locale): Promise<FoundFile | null> => {
  const slug = slugOfFile(name)
  const paper = slug && (await paperOf(slug))
  const asset = paper && currentAsset(paper, locale)
  if (!asset || !slug) return null
  const canonical = currentAddress(slug, locale)
  return { assetId: asset._id, canonical, name: `${slug}-${locale}.pdf`, isPermanent: false }
}

const versionFile = async (slug: string, name: string): Promise<FoundFile | null> => {
  const wanted = versionOfFile(name)
  if (!wanted || slugOfFile(`${slug}.pdf`) === null) return null
  const { version, locale } = wanted
  const paper = await paperOf(slug)
  const versions = paper && (await answerTo(legalVersionsRead(paper._id))).data
  const assetId = versions?.[locale]?.[version - 1]?.asset
  if (!assetId) return null
  const canonical = currentAddress(slug, locale)
  return { assetId, canonical, name: `${slug}-${version}-${locale}.pdf`, isPermanent: true }
}

const answerWith = async (
  request: Request,
  address: string,
  find: () => Promise<FoundFile | null>,
): Promise<Response> => {
  try {
    const found = await find()
    return found ? await pdf(request, found) : notFound()
  } catch (error) {
    return unavailable(address, error)
  }
}

/** `/legal/<slug>.pdf` with a language prefix: the currently published file in exactly that language. */
export const currentLegalFile = (request: Request, name: string, locale: Locale): Promise<Response> =>
  answerWith(request, localePath(locale, `/legal/${name}`), () => currentFile(name, locale))

/** `/legal/<slug>/<n>.<language>.pdf`: the n-th published file, immutable. */
export const legalFileVersion = (request: Request, slug: string, name: string): Promise<Response> =>
  answerWith(request, `/legal/${slug}/${name}`, () => versionFile(slug, name))

/**
 * Whether a paper exists at an address, for the proxy, which shows the site's 404 page otherwise. True while unknown:
 * the address then answers for itself.
 */
export const hasPaper = async (locale: Locale, path: string): Promise<boolean> => {
  const [first = '', second, ...rest] = path.replace(/^\/legal\//, '').split('/')
  if (rest.length > 0 || (second !== undefined && locale !== defaultLocale)) return false
  const found = second === undefined ? currentFile(first, locale) : versionFile(first, second)
  return found.then(Boolean, () => true)
}
