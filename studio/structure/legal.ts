import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { legalKinds, yearlyKinds } from '#schemas/lib/legal-kinds.ts'
import { legalTemplateId } from '#studio/templates.ts'
import { apiVersion, documents, folder } from './lists.ts'

type Kind = (typeof legalKinds)[number]

const newestFirst = [
  ['year', 'desc'],
  ['slug', 'asc'],
] as const

const allOf = (S: StructureBuilder, { value, title }: Kind): ListItemBuilder =>
  documents(S, {
    id: value,
    title,
    type: 'legalDocument',
    filter: 'kind == $kind',
    params: { kind: value },
    order: newestFirst,
    template: legalTemplateId(value),
  })

const ofYear = (S: StructureBuilder, { value }: Kind, year: number): ListItemBuilder =>
  documents(S, {
    id: `${value}-${year}`,
    title: String(year),
    type: 'legalDocument',
    filter: 'kind == $kind && year == $year',
    params: { kind: value, year },
    order: newestFirst,
    template: legalTemplateId(value),
  })

const byYear = (S: StructureBuilder, { getClient }: StructureResolverContext, kind: Kind): ListItemBuilder =>
  folder(S, { id: `${kind.value}-years`, title: `${kind.title} by year`, type: 'legalDocument' }, []).child(
    async () => {
      const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
      const years = await client.fetch<number[]>(
        'array::unique(*[_type == "legalDocument" && kind == $kind && defined(year)].year)',
        { kind: kind.value },
      )
      return S.list()
        .id(`${kind.value}-years`)
        .title(`${kind.title} by year`)
        .items(years.toSorted((a, b) => b - a).map((year) => ofYear(S, kind, year)))
    },
  )

/** The sections of the library; reports also by year. */
export const legalLibrary = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(
    S,
    { id: 'legal', title: 'Legal library', type: 'legalList' },
    legalKinds.flatMap((kind) =>
      yearlyKinds.has(kind.value) ? [allOf(S, kind), byYear(S, context, kind)] : [allOf(S, kind)],
    ),
  )
