import { setTimeout as sleep } from 'node:timers/promises'
import { plainPath } from '#common/text/old-address.ts'
import { defaultLocale } from '#locales/table.ts'
import { splitLanguage } from '#schemas/redirects/plan-list.ts'

/** Where a visitor of an old address gets to. */
export interface Led {
  isRight: boolean
  sentence: string
}

const hops = new Set([301, 302, 303, 307, 308])

/** A site slows down who asks for many addresses; it says for how long. */
const patiently = async (address: URL): Promise<Response> => {
  for (;;) {
    const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-language': '*' } })
    await answer.body?.cancel()
    if (answer.status !== 429) return answer
    await sleep(1_000 * Math.max(1, Number(answer.headers.get('retry-after')) || 1))
  }
}

/**
 * Asks a site for an old address, as a visitor does.
 * @param from a path, with or without a language and a query
 * @param to the path that it is to lead to, without a language
 */
export async function askSite(site: string, from: string, to: string): Promise<Led> {
  const { language = defaultLocale } = splitLanguage(from)
  const answer = await patiently(new URL(from, site))
  const { status } = answer
  if (status === 200) return { isRight: false, sentence: 'a page stands there, and visitors are shown it' }
  const place = answer.headers.get('location')
  if (!hops.has(status) || place === null) return { isRight: false, sentence: `the site answers ${status}` }
  const target = new URL(place, new URL(from, site))
  const there = splitLanguage(target.pathname)
  if (plainPath(there.own) !== to || (there.language ?? defaultLocale) !== language.toLowerCase())
    return { isRight: false, sentence: `leads to ${target.pathname}` }
  const end = await patiently(target)
  if (end.status !== 200)
    return { isRight: false, sentence: `leads to ${target.pathname}, which answers ${end.status}` }
  return { isRight: true, sentence: `leads there in one hop (${status})` }
}
