import 'server-only'
import type { Locale } from '#locales/table.ts'
import { assetAnswer, unavailable } from './asset-answer.ts'
import { fileBytes } from './assets.ts'
import { currentAsset } from './legal.ts'
import { currentAddress, slugOfFile, versionAddress, versionOfFile } from './legal-address.ts'
import { legalVersionsRead } from './legal-versions.ts'
import { answerTo } from './read.ts'
import { siteReads } from './reads.ts'

const notFound = (): Response =>
  new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const paperOf = async (slug: string) =>
  (await answerTo(siteReads.legal)).data.find((paper) => paper.slug === slug)

const pdf = async (
  request: Request,
  assetId: string,
  name: string,
  isPermanent: boolean,
): Promise<Response> => {
  const bytes = await fileBytes(assetId)
  if (!bytes) return notFound()
  return assetAnswer(request, { bytes, tag: assetId, type: 'application/pdf', name, isPermanent })
}

/** `/legal/<slug>.pdf` in a language of the path: the file published now, in exactly that language. */
export const currentLegalFile = async (request: Request, name: string, locale: Locale): Promise<Response> => {
  const slug = slugOfFile(name)
  if (!slug) return notFound()
  try {
    const paper = await paperOf(slug)
    const asset = paper && currentAsset(paper, locale)
    if (!asset) return notFound()
    return await pdf(request, asset._id, `${slug}-${locale}.pdf`, false)
  } catch (error) {
    return unavailable(currentAddress(slug, locale), error)
  }
}

/** `/legal/<slug>/<n>.<language>.pdf`: the n-th file readers ever saw, for ever the same bytes. */
export const legalFileVersion = async (request: Request, slug: string, name: string): Promise<Response> => {
  const wanted = versionOfFile(name)
  if (!wanted || slugOfFile(`${slug}.pdf`) === null) return notFound()
  const { version, locale } = wanted
  try {
    const paper = await paperOf(slug)
    const versions = paper && (await answerTo(legalVersionsRead(paper._id))).data
    const assetId = versions?.[locale]?.[version - 1]
    if (!assetId) return notFound()
    return await pdf(request, assetId, `${slug}-${version}-${locale}.pdf`, true)
  } catch (error) {
    return unavailable(versionAddress(slug, version, locale), error)
  }
}
