import 'server-only'
import { readTags } from '#web/content/publish/cache-table.ts'
import { defineRead } from '#web/content/lake/read.ts'
import {
  contactQuery,
  downloadsQuery,
  faqQuery,
  glossaryQuery,
  instrumentsQuery,
  liquidityProvidersQuery,
  partnerProgrammeQuery,
  paymentProvidersQuery,
  platformsQuery,
  redirectsQuery,
} from './shared-queries.ts'
import {
  contactResult,
  downloadsResult,
  faqResult,
  glossaryResult,
  instrumentsResult,
  liquidityProvidersResult,
  partnerProgrammeResult,
  paymentProvidersResult,
  platformsResult,
  redirectsResult,
} from './shared-results.ts'

/** Documents that some pages show; only the blocks of a page decide which of them it asks for. */
export const sharedReads = {
  instruments: defineRead('instruments', readTags.instruments, instrumentsQuery, instrumentsResult),
  faq: defineRead('faq', readTags.faq, faqQuery, faqResult),
  glossary: defineRead('glossary', [...readTags.glossary, ...readTags.paths], glossaryQuery, glossaryResult),
  payment: defineRead('payment', readTags.payment, paymentProvidersQuery, paymentProvidersResult),
  liquidity: defineRead('liquidity', readTags.liquidity, liquidityProvidersQuery, liquidityProvidersResult),
  platforms: defineRead('platforms', readTags.platforms, platformsQuery, platformsResult),
  contact: defineRead('contact', readTags.contact, contactQuery, contactResult),
  downloads: defineRead(
    'downloads',
    [...readTags.downloads, ...readTags.paths],
    downloadsQuery,
    downloadsResult,
  ),
  partners: defineRead('partners', readTags.partners, partnerProgrammeQuery, partnerProgrammeResult),
}

/** For the proxy: where addresses that are gone lead now. */
export const redirectsRead = defineRead('redirects', readTags.redirects, redirectsQuery, redirectsResult)
