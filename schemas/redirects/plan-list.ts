import { z } from 'zod'
import { addressKey, oldAddress, oldAddressPattern, plainPath } from '#common/text/old-address.ts'
import { defaultLocale, isLocale } from '#locales/table.ts'
import { addressOf, ownPages } from '#schemas/lib/targets.ts'
import type { ListRow } from './read-list.ts'

/**
 * What becomes of a row:
 * - `new`: a redirect that can be made;
 * - `there`: what it says is so already;
 * - `again`: a row before says the same;
 * - `differs`: a redirect from there leads elsewhere, to `detail`;
 * - `twice`: a row before leads elsewhere, to `detail`;
 * - `page`: a page or paper stands at the old address, and is shown;
 * - `nowhere`: no page stands where it leads, which is `detail`;
 * - `circle`: its rows lead back to it;
 * - `passed`: a redirect, from `detail`, leads to the old address;
 * - `moved`: the page it leads to has a redirect of its own, which is to go first;
 * - `from`, `to`, `permanent`: that cell cannot be read;
 * - `language`: it leads from one language to another.
 */
export type Verdict =
  | 'new'
  | 'there'
  | 'again'
  | 'differs'
  | 'twice'
  | 'page'
  | 'nowhere'
  | 'circle'
  | 'passed'
  | 'moved'
  | 'from'
  | 'to'
  | 'permanent'
  | 'language'

export interface JudgedRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  /** The old address as it is stored: without site and language. */
  from: string
  /** The page at the end of the way, so that visitors go there in one hop. */
  to: string
  isPermanent: boolean
  verdict: Verdict
  detail: string
}

/** What the site has today. */
export interface Standing {
  pages: ReadonlySet<string>
  /** Addresses of papers: they are shown there, and no redirect leads to one. */
  papers: ReadonlySet<string>
  redirects: readonly { from: string; to: string }[]
}

const word = z.string().nullish()
const standingAnswer = z.array(
  z.object({
    _type: z.string(),
    path: word,
    symbol: word,
    assetClass: word,
    slug: word,
    from: word,
    to: word,
  }),
)

/** Asks, as what is published, for all that {@link standingOf} takes. */
export const standingQuery = `*[_type in ["redirect", "instrument", "legalDocument"] || _type == "page" && language == "${defaultLocale}"]{
  _type, path, symbol, assetClass, slug, from, to
}`

/** @throws ZodError when the answer is none of {@link standingQuery} */
export function standingOf(answer: unknown): Standing {
  const documents = standingAnswer.parse(answer)
  const redirects = documents.flatMap(({ _type, from, to }) =>
    _type === 'redirect' && from && to ? [{ from, to }] : [],
  )
  const addressesOf = (types: readonly string[]) =>
    documents.flatMap((one) => (types.includes(one._type) ? (addressOf(one) ?? []) : []))
  return {
    pages: new Set([...addressesOf(['page', 'instrument']), ...ownPages]),
    papers: new Set(addressesOf(['legalDocument'])),
    redirects,
  }
}

const oldAddressForm = new RegExp(oldAddressPattern, 'u')
const pathForm = /^\/[^?#]*$/

const yes = new Set(['', 'true', 'yes', '1', '301', '308', 'ja', 'tak', 'wahr', 'prawda'])
const no = new Set(['false', 'no', '0', '302', '303', '307', 'nein', 'nie', 'falsch', 'fałsz'])

/** An address without the name of its site and what stands behind `#`; lists are often taken from a crawl. */
export const withoutSite = (address: string): string => {
  const [own = ''] = address.split('#')
  const path = own.replace(/^https?:\/\/[^/?]*/i, '')
  return path.startsWith('?') || (path === '' && own !== '') ? `/${path}` : path
}

/** An address and its language, which a redirect does not name: it holds for all. */
export const splitLanguage = (address: string): { language: string | undefined; own: string } => {
  const [, first = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(address) ?? []
  const language = first.toLowerCase()
  if (!isLocale(language)) return { language: undefined, own: address }
  return { language, own: rest.startsWith('/') ? rest : `/${rest}` }
}

interface Read {
  row: number
  from: string
  to: string
  isPermanent: boolean
  fault?: Verdict
}

const readRow = ({ row, from, to, permanent }: ListRow): Read => {
  const source = splitLanguage(withoutSite(from))
  const target = splitLanguage(withoutSite(to))
  const isPermanent = !no.has(permanent.toLowerCase())
  const read = { row, from: source.own, to: target.own, isPermanent }
  if (!oldAddressForm.test(source.own)) return { ...read, from, fault: 'from' }
  if (!pathForm.test(target.own)) return { ...read, to, fault: 'to' }
  if (isPermanent && !yes.has(permanent.toLowerCase())) return { ...read, fault: 'permanent' }
  if (target.language !== undefined && (source.language ?? defaultLocale) !== target.language)
    return { ...read, fault: 'language' }
  return { ...read, to: plainPath(target.own) }
}

/** The page at the end of a way; `undefined` where it comes back to an address it has passed. */
const endOf = (start: string, ways: ReadonlyMap<string, string>, pages: ReadonlySet<string>) => {
  const passed = new Set<string>()
  let at = start
  while (!pages.has(at)) {
    if (passed.has(at)) return undefined
    passed.add(at)
    const next = ways.get(at)
    if (next === undefined) return at
    at = plainPath(next)
  }
  return at
}

/** Judges each row of a list beside what the site has, by the rules that hold for a redirect in the Studio. */
export function planList(rows: readonly ListRow[], { pages, papers, redirects }: Standing): JudgedRow[] {
  const stored = new Map(redirects.map((one) => [addressKey(one.from), one]))
  const leadingTo = new Map(redirects.map(({ from, to }) => [plainPath(to), from]))
  const read = rows.map(readRow)
  const ways = new Map(redirects.map(({ from, to }) => [addressKey(from), to]))
  for (const { from, to, fault } of read) {
    const key = addressKey(from)
    if (fault === undefined && !ways.has(key)) ways.set(key, to)
  }
  const before = new Map<string, string>()
  const judge = ({ from, to, fault }: Read): Pick<JudgedRow, 'verdict' | 'detail'> & { end?: string } => {
    if (fault !== undefined) return { verdict: fault, detail: '' }
    const key = addressKey(from)
    const { path } = oldAddress(from)
    if (pages.has(path) || papers.has(path)) return { verdict: 'page', detail: '' }
    const end = endOf(to, ways, pages)
    if (end === undefined || end === key) return { verdict: 'circle', detail: '' }
    const earlier = before.get(key)
    if (earlier !== undefined)
      return earlier === end
        ? { verdict: 'again', detail: '', end }
        : { verdict: 'twice', detail: earlier, end }
    if (!pages.has(end)) return { verdict: 'nowhere', detail: end }
    before.set(key, end)
    const known = stored.get(key)
    if (known !== undefined) {
      const leads = endOf(plainPath(known.to), ways, pages)
      return leads === end
        ? { verdict: 'there', detail: '', end }
        : { verdict: 'differs', detail: known.to, end }
    }
    const other = leadingTo.get(key)
    if (other !== undefined) return { verdict: 'passed', detail: other, end }
    if (stored.has(end)) return { verdict: 'moved', detail: '', end }
    return { verdict: 'new', detail: '', end }
  }
  return read.map((one) => {
    const { row, from, to, isPermanent } = one
    const { verdict, detail, end = to } = judge(one)
    return { row, from, to: end, isPermanent, verdict, detail }
  })
}

/** The redirect of a row that can be made. */
export const redirectOf = ({ from, to, isPermanent }: JudgedRow) => ({
  _type: 'redirect',
  from,
  to,
  permanent: isPermanent,
})

/** The rows in which nothing is wrong. */
export const isFine = ({ verdict }: Pick<JudgedRow, 'verdict'>): boolean =>
  verdict === 'new' || verdict === 'there' || verdict === 'again'
