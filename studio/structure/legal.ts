import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { legalKinds, yearlyKinds } from '#schemas/lib/legal-kinds.ts'
import { legalTemplateId } from '#studio/templates.ts'
import { apiVersion, documents, folder } from './lists.ts'
import { i18nOf, titled } from './titled.ts'

type Kind = (typeof legalKinds)[number]
type YearlyKind = Exclude<Kind['value'], 'policy' | 'kid'>

const isYearly = (kind: Kind['value']): kind is YearlyKind => yearlyKinds.has(kind)

const newestFirst = [
  ['year', 'desc'],
  ['slug', 'asc'],
] as const

const allOf = (S: StructureBuilder, { value }: Kind): ListItemBuilder =>
  documents(S, {
    id: value,
    ...titled(`legal.${value}`),
    type: 'legalDocument',
    filter: 'kind == $kind',
    params: { kind: value },
    order: newestFirst,
    template: legalTemplateId(value),
  })

const ofYear = (S: StructureBuilder, value: YearlyKind, year: number): ListItemBuilder =>
  documents(S, {
    id: `${value}-${year}`,
    title: String(year),
    type: 'legalDocument',
    filter: 'kind == $kind && year == $year',
    params: { kind: value, year },
    order: newestFirst,
    template: legalTemplateId(value),
  })

function byYear(
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
  kind: YearlyKind,
): ListItemBuilder {
  const own = titled(`years.${kind}`)
  return folder(S, { id: `${kind}-years`, ...own, type: 'legalDocument' }, []).child(async () => {
    const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
    const years = await client.fetch<number[]>(
      'array::unique(*[_type == "legalDocument" && kind == $kind && defined(year)].year)',
      { kind },
    )
    return S.list()
      .id(`${kind}-years`)
      .title(own.title)
      .i18n(i18nOf(own))
      .items(years.toSorted((a, b) => b - a).map((year) => ofYear(S, kind, year)))
  })
}

/** The sections of the library; reports also by year. */
export const legalLibrary = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(
    S,
    { id: 'legal', ...titled('legal'), type: 'legalList' },
    legalKinds.flatMap((kind) =>
      isYearly(kind.value) ? [allOf(S, kind), byYear(S, context, kind.value)] : [allOf(S, kind)],
    ),
  )
