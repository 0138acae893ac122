import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { assetAnswer, unavailable } from './asset-answer.ts'
import { imageBytes } from './assets.ts'
import { isPreview } from '#web/content/preview/perspective.ts'
import { imageOfMedia } from '#web/content/values/media-address.ts'
import { cutsIn, servedWidths } from '#web/content/values/pictures.ts'
import { answerTo, defineRead } from '#web/content/lake/read.ts'
import { imagesTag } from '#web/documents/define-document.ts'

/** Only images used by published content are served. */
const publishedImagesQuery = defineQuery(`
  *[_type == "sanity.imageAsset" && count(*[references(^._id)]) > 0]._id
`)

const publishedUsesQuery = defineQuery(`*[references($id)]`)

const publishedImagesRead = defineRead(
  'published images',
  [imagesTag],
  publishedImagesQuery,
  z.array(z.string()),
)

/** Output format of the lake per kind, where none is asked for. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/png',
  avif: 'image/webp',
}

const widest = servedWidths[servedWidths.length - 1] ?? 2_000

const servedWidth = (asked: string | null): number => {
  const width = Number(asked ?? widest)
  return servedWidths.find((known) => known >= width) ?? widest
}

/** The parts of an image that published content shows: no others are cut, so that nobody can fill the disk. */
const publishedCutsRead = (id: string) =>
  defineRead(
    `published cuts ${id}`,
    [imagesTag],
    publishedUsesQuery,
    z.array(z.unknown()).transform((uses) => cutsIn(uses, id)),
    { params: { id } },
  )

const notFound = (): Response =>
  new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const isPublished = async (id: string, cut: string | null): Promise<boolean> => {
  const { data: published } = await answerTo(publishedImagesRead)
  if (!published.includes(id)) return false
  return cut === null || (await answerTo(publishedCutsRead(id))).data.includes(cut)
}

const rectangle = /^\d{1,5}(?:,\d{1,5}){3}$/

/**
 * `/media/<sha1>-<w>x<h>.<ext>?w=&fm=webp&rect=`: an image used by published content, or the part of it that is shown;
 * others are 404. A preview gets every image of the lake, since its page may show one that is not published yet.
 */
export const publishedImage = async (request: Request, name: string): Promise<Response> => {
  const image = imageOfMedia(name)
  const query = new URL(request.url).searchParams
  const cut = query.get('rect')
  if (!image || (cut !== null && !rectangle.test(cut))) return notFound()
  try {
    const isOpen = await isPreview()
    if (!isOpen && !(await isPublished(image.id, cut))) return notFound()
    const width = servedWidth(query.get('w'))
    const isWebp = query.get('fm') === 'webp'
    const bytes = await imageBytes(image.file, { width, cut, isWebp })
    if (!bytes) return notFound()
    const type = isWebp ? 'image/webp' : (types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    const tag = [image.id, width, ...(cut ? [cut] : []), ...(isWebp ? ['webp'] : [])].join(' ')
    return assetAnswer(request, { bytes, tag, type, name, isPermanent: !isOpen })
  } catch (error) {
    return unavailable(`/media/${name}`, error)
  }
}
