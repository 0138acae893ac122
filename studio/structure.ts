import type { StructureResolver } from 'sanity/structure'
import { singletonTypes } from '#schemas/index.ts'
import { legalLibrary } from './structure/legal.ts'
import { documents, folder, singleton } from './structure/lists.ts'
import { pages } from './structure/pages.ts'
import { banners, instruments, listings, texts } from './structure/shared.ts'

/** The desk, ordered by how often editors use its parts. */
export const structure: StructureResolver = (S, context) => {
  const [menu, riskWarning, entity, siteSettings, contact, downloads, partnerProgramme] = singletonTypes
  return S.list()
    .id('content')
    .title('Content')
    .items([
      pages(S, context),
      singleton(S, menu),
      legalLibrary(S, context),
      singleton(S, riskWarning),
      banners(S, context),
      S.divider(),
      instruments(S, context),
      ...listings(S, context),
      texts(S, context),
      S.divider(),
      folder(S, { id: 'settings', title: 'Settings', type: 'siteSettings' }, [
        singleton(S, siteSettings),
        singleton(S, entity),
        singleton(S, contact),
        singleton(S, downloads),
        singleton(S, partnerProgramme),
        documents(S, { id: 'redirects', title: 'Redirects', type: 'redirect', order: [['from', 'asc']] }),
      ]),
    ])
}
