import { BookIcon } from '@sanity/icons/Book'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { localeIds, locales } from '#locales/table.ts'
import { singletonTypes } from '#schemas/index.ts'
import { legalKinds } from '#schemas/lib/legal-kinds.ts'
import { icons } from './icons.ts'
import { legalTemplateId, pageTemplateId } from './templates.ts'

const apiVersion = '2026-05-04'

const singleton = (S: StructureBuilder, type: (typeof singletonTypes)[number]): ListItemBuilder => {
  const title = type.title ?? type.name
  return S.listItem()
    .id(type.name)
    .title(title)
    .icon(icons[type.name] ?? BookIcon)
    .child(S.document().schemaType(type.name).documentId(type.name).title(title))
}

const pages = (S: StructureBuilder): ListItemBuilder =>
  S.listItem()
    .id('pages')
    .title('Pages')
    .icon(icons['page'] ?? BookIcon)
    .child(
      S.list()
        .id('pages')
        .title('Pages')
        .items(
          localeIds.map((language) =>
            S.listItem()
              .id(language)
              .title(locales[language].name)
              .icon(EarthGlobeIcon)
              .child(
                S.documentList()
                  .id(language)
                  .title(`Pages in ${locales[language].name}`)
                  .schemaType('page')
                  .apiVersion(apiVersion)
                  .filter('_type == "page" && language == $language')
                  .params({ language })
                  .defaultOrdering([{ field: 'path', direction: 'asc' }])
                  .initialValueTemplates([S.initialValueTemplateItem(pageTemplateId(language))]),
              ),
          ),
        ),
    )

const legalLibrary = (S: StructureBuilder): ListItemBuilder =>
  S.listItem()
    .id('legal')
    .title('Legal library')
    .icon(BookIcon)
    .child(
      S.list()
        .id('legal')
        .title('Legal library')
        .items(
          legalKinds.map(({ value, title }) =>
            S.listItem()
              .id(value)
              .title(title)
              .icon(icons['legalDocument'] ?? BookIcon)
              .child(
                S.documentList()
                  .id(value)
                  .title(title)
                  .schemaType('legalDocument')
                  .apiVersion(apiVersion)
                  .filter('_type == "legalDocument" && kind == $kind')
                  .params({ kind: value })
                  .defaultOrdering([
                    { field: 'year', direction: 'desc' },
                    { field: 'slug', direction: 'asc' },
                  ])
                  .initialValueTemplates([S.initialValueTemplateItem(legalTemplateId(value))]),
              ),
          ),
        ),
    )

/** The desk, by kind and language: what an editor opens first stands first. */
export const structure: StructureResolver = (S) => {
  const [menu, riskWarning, entity, siteSettings] = singletonTypes
  return S.list()
    .id('content')
    .title('Content')
    .items([
      pages(S),
      singleton(S, menu),
      legalLibrary(S),
      singleton(S, riskWarning),
      S.divider(),
      singleton(S, entity),
      singleton(S, siteSettings),
    ])
}
