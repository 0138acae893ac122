import { setTimeout as sleep } from 'node:timers/promises'
import type { TestSite } from './site.ts'

/** A page as a crawler reads it. */
export interface CrawledPage {
  path: string
  html: string
  language: string
  title: string
  description: string
  headings: number
  /** Own addresses it links, with their fragment, as paths. */
  links: string[]
  ids: ReadonlySet<string>
  /** Language → path, as the head says. */
  alternates: Record<string, string>
}

const plainText = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const attribute = (html: string, pattern: RegExp): string => plainText(pattern.exec(html)?.[1] ?? '')

const readPage = (path: string, html: string, origin: string): CrawledPage => {
  const here = new URL(path, origin)
  const ownPath = (href: string): string[] => {
    const target = new URL(plainText(href), here)
    return target.origin === here.origin ? [`${target.pathname}${target.search}${target.hash}`] : []
  }
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return {
    path,
    html,
    language: attribute(html, /<html lang="([^"]*)"/),
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    headings: [...markup.matchAll(/<h1[\s>]/g)].length,
    links: [...markup.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => ownPath(href)),
    ids: new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => plainText(id))),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, new URL(href).pathname],
      ),
    ),
  }
}

/** The sitemap; on a busy machine the lake may not have answered the very first time. */
const readSitemap = async (site: TestSite): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${site.url}/sitemap.xml`)
    if (answer.status === 200) return answer.text()
    if (answer.status !== 503) throw new Error(`the sitemap answered ${answer.status}`)
    await sleep(500)
  }
}

/** Every page of the sitemap, and the papers it names. */
export const crawl = async (site: TestSite): Promise<{ pages: CrawledPage[]; papers: string[] }> => {
  const xml = await readSitemap(site)
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const pages: CrawledPage[] = []
  const waiting = paths.filter((path) => !path.endsWith('.pdf'))
  const take = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      pages.push(readPage(path, await site.text(path), site.url))
  }
  await Promise.all([take(), take(), take(), take()])
  return { pages, papers: paths.filter((path) => path.endsWith('.pdf')) }
}
