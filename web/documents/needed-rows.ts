import type { z } from 'zod'
import type * as results from './shared-results.ts'

/** What the blocks of one page need of shared documents, as the lake answered; what none needs is empty. */
export interface SharedRows {
  instruments: z.infer<typeof results.instrumentsResult>
  faq: z.infer<typeof results.faqResult>
  glossary: z.infer<typeof results.glossaryResult>
  payment: z.infer<typeof results.paymentProvidersResult>
  liquidity: z.infer<typeof results.liquidityProvidersResult>
  platforms: z.infer<typeof results.platformsResult>
  contact: z.infer<typeof results.contactResult>
  downloads: z.infer<typeof results.downloadsResult>
  partners: z.infer<typeof results.partnerProgrammeResult>
}

export const noRows: SharedRows = {
  instruments: [],
  faq: [],
  glossary: [],
  payment: [],
  liquidity: [],
  platforms: [],
  contact: null,
  downloads: null,
  partners: null,
}
