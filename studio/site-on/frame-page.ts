import { dataAddress, type FileOf, withFiles } from './inline-styles.ts'

const decoder = new TextDecoder()

/** The path of an address of this site, without its query; nothing for another. */
const pathOf = (address: string | null): string | undefined => {
  if (address === null || !URL.canParse(address, 'https://site')) return undefined
  const url = new URL(address, 'https://site')
  return url.host === 'site' ? url.pathname : undefined
}

async function inlineStyles(page: Document, fileOf: FileOf): Promise<void> {
  const inline = async (link: HTMLLinkElement) => {
    const path = link.relList.contains('stylesheet') ? pathOf(link.getAttribute('href')) : undefined
    const bytes = path === undefined ? undefined : await fileOf(path)
    if (path === undefined || bytes === undefined) {
      link.remove()
      return
    }
    const style = page.createElement('style')
    if (link.media !== '') style.media = link.media
    style.textContent = await withFiles(decoder.decode(bytes), path, fileOf)
    link.replaceWith(style)
  }
  await Promise.all([...page.querySelectorAll('link')].map(inline))
}

async function inlinePictures(page: Document, fileOf: FileOf): Promise<void> {
  for (const picture of page.querySelectorAll('img')) {
    const path = pathOf(picture.getAttribute('src'))
    const bytes = path === undefined ? undefined : await fileOf(path)
    picture.removeAttribute('srcset')
    if (path !== undefined && bytes !== undefined) picture.src = dataAddress(path, bytes)
    else picture.removeAttribute('src')
  }
  for (const source of page.querySelectorAll('picture source')) source.remove()
}

/** Drawings that are used from another file: they are put into the page, since a frame may load none. */
async function inlineDrawings(page: Document, fileOf: FileOf): Promise<void> {
  const files = new Set<string>()
  for (const use of page.querySelectorAll('use')) {
    const [address = '', id] = (use.getAttribute('href') ?? '').split('#')
    const path = address === '' ? undefined : pathOf(address)
    if (path === undefined || id === undefined) continue
    use.setAttribute('href', `#${id}`)
    files.add(path)
  }
  for (const path of files) {
    const bytes = await fileOf(path)
    if (bytes === undefined) continue
    const drawing = new DOMParser().parseFromString(decoder.decode(bytes), 'image/svg+xml').documentElement
    const holder = page.createElementNS('http://www.w3.org/2000/svg', 'svg')
    holder.setAttribute('style', 'position:absolute;width:0;height:0')
    holder.setAttribute('aria-hidden', 'true')
    holder.append(page.importNode(drawing, true))
    page.body.append(holder)
  }
}

/**
 * A page as it looked: its styles, fonts, drawings and pictures in it, its scripts taken out, its links leading nowhere.
 * It is to be shown in a frame that is let do nothing.
 */
export async function framePage(html: string, fileOf: FileOf): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, noscript, meta[http-equiv], iframe')) script.remove()
  await inlineStyles(page, fileOf)
  await inlinePictures(page, fileOf)
  await inlineDrawings(page, fileOf)
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.prepend(base)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
