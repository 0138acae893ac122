import { setTimeout as sleep } from 'node:timers/promises'
import type { TestSite } from './site.ts'

/** The sitemap; on a busy machine the lake may not have answered the very first time. */
export const readSitemap = async (site: TestSite): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${site.url}/sitemap.xml`)
    if (answer.status === 200) return answer.text()
    if (answer.status !== 503) throw new Error(`the sitemap answered ${answer.status}`)
    await sleep(500)
  }
}
