import 'server-only'
import { assetAnswer, unavailable } from '#web/content/files/asset-answer.ts'
import { imageBytes } from '#web/content/files/assets.ts'
import { getInstrumentPage } from '#web/content/pages/instrument-page.ts'
import { getPage } from '#web/content/pages/page.ts'
import { getRisk } from '#web/documents/risk-warning.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { MemoryStore } from '#web/lib/stores/memory-store.ts'
import { isLocale, type Locale } from '#locales/table.ts'
import { instrumentMetadata } from '#web/features/seo/instrument-metadata.ts'
import { drawPicture } from './picture.tsx'
import { pageOfShare, type Share, shareOf } from './share.ts'
import { size } from './size.ts'

const pictures = new MemoryStore<Promise<Buffer>>(24 * 1024 * 1024)
/** Assumed size of a picture before it is drawn, bytes. */
const roughly = 80_000

const notFound = (): Response =>
  new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const pictureOf = async (share: Share): Promise<Buffer> => {
  const file = share.picture?.split('/').at(-1)
  return drawPicture(
    share,
    file ? await imageBytes(file, { width: size.width, cut: null, isWebp: false }) : null,
  )
}

/** Draws a picture once for concurrent requests; a failure is retried. */
const drawnOnce = (share: Share, key: string): Promise<Buffer> => {
  const held = pictures.get(key)
  if (held) return held
  const drawing = pictureOf(share)
  pictures.set(key, drawing, roughly)
  drawing.catch(() => pictures.delete(key))
  return drawing
}

/** Metadata of an address: a page of blocks, or an instrument. */
const shownAt = async (locale: Locale, path: string): Promise<Parameters<typeof shareOf>[0] | null> => {
  const page = await getPage(locale, path)
  const instrument = page ? null : await getInstrumentPage(locale, path)
  return page ?? (instrument && { metadata: instrumentMetadata(instrument) })
}

/** `/og/<language>/<path>.png`: the sharing picture of a page, including the risk warning (quality 7). */
export const shareAnswer = async (request: Request, name: readonly string[]): Promise<Response> => {
  const wanted = pageOfShare(name)
  if (!wanted || !isLocale(wanted.language)) return notFound()
  const { language: locale, path } = wanted
  try {
    const page = await shownAt(locale, path)
    if (!page) return notFound()
    const share = shareOf(page, await getSettings(locale), await getRisk(locale))
    const key = JSON.stringify(share)
    return assetAnswer(request, {
      bytes: await drawnOnce(share, key),
      tag: key,
      type: 'image/png',
      name: 'share.png',
      isPermanent: false,
    })
  } catch (error) {
    return unavailable(`the sharing picture of ${path} (${locale})`, error)
  }
}
