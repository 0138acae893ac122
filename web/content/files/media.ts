import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { assetAnswer, unavailable } from './asset-answer.ts'
import { imageBytes } from './assets.ts'
import { imageOfMedia } from '#web/content/values/media-address.ts'
import { answerTo, defineRead } from '#web/content/lake/read.ts'
import { imagesTag } from '#web/documents/define-document.ts'

/** Only images used by published content are served. */
const publishedImagesQuery = defineQuery(`
  *[_type == "sanity.imageAsset" && count(*[references(^._id)]) > 0]._id
`)

const publishedImagesRead = defineRead(
  'published images',
  [imagesTag],
  publishedImagesQuery,
  z.array(z.string()),
)

/** Available widths; others are rounded up, so that nobody can fill the disk. */
const widths = [320, 480, 640, 800, 960, 1_200, 1_600, 2_000] as const
const widest = widths[widths.length - 1] ?? 2_000

/** Output format of the lake per kind. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/png',
  avif: 'image/webp',
}

const servedWidth = (asked: string | null): number => {
  const width = Number(asked ?? widest)
  return widths.find((known) => known >= width) ?? widest
}

const notFound = (): Response =>
  new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** `/media/<sha1>-<w>x<h>.<ext>?w=`: an image used by published content; others are 404. */
export const publishedImage = async (request: Request, name: string): Promise<Response> => {
  const image = imageOfMedia(name)
  if (!image) return notFound()
  try {
    const { data: published } = await answerTo(publishedImagesRead)
    if (!published.includes(image.id)) return notFound()
    const width = servedWidth(new URL(request.url).searchParams.get('w'))
    const bytes = await imageBytes(image.file, width)
    if (!bytes) return notFound()
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return assetAnswer(request, { bytes, tag: `${image.id} ${width}`, type, name, isPermanent: true })
  } catch (error) {
    return unavailable(`/media/${name}`, error)
  }
}
