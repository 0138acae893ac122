import type { StructureResolver } from 'sanity/structure'
import { approvalPolicy } from '#schemas/singletons/approval-policy.ts'
import { contact } from '#schemas/singletons/contact.ts'
import { downloads } from '#schemas/singletons/downloads.ts'
import { entity } from '#schemas/singletons/entity.ts'
import { menu } from '#schemas/singletons/menu.ts'
import { partnerProgramme } from '#schemas/singletons/partner-programme.ts'
import { riskWarning } from '#schemas/singletons/risk-warning.ts'
import { siteSettings } from '#schemas/singletons/site-settings.ts'
import { legalLibrary } from './structure/legal.ts'
import { folder, singleton } from './structure/lists.ts'
import { otherDocuments, otherSingletons } from './structure/others.ts'
import { pages } from './structure/pages.ts'
import { redirects } from './structure/redirects.ts'
import { banners, instruments, listings, texts } from './structure/shared.ts'
import { i18nOf, titled } from './structure/titled.ts'

const content = titled('content')

/** The desk, ordered by how often editors use its parts. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title(content.title)
    .i18n(i18nOf(content))
    .items([
      pages(S, context),
      singleton(S, menu),
      legalLibrary(S, context),
      singleton(S, riskWarning),
      singleton(S, approvalPolicy),
      banners(S, context),
      S.divider(),
      instruments(S, context),
      ...listings(S, context),
      ...otherDocuments(S),
      texts(S, context),
      S.divider(),
      folder(S, { id: 'settings', ...titled('settings'), type: 'siteSettings' }, [
        singleton(S, siteSettings),
        singleton(S, entity),
        singleton(S, contact),
        singleton(S, downloads),
        singleton(S, partnerProgramme),
        ...otherSingletons(S),
        redirects(S),
      ]),
    ])
