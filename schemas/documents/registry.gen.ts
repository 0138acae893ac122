/** Written by scripts/generate/documents.ts from schemas and web/documents. */
import { banner } from './banner.ts'
import { faqEntry } from './faq-entry.ts'
import { glossaryTerm } from './glossary-term.ts'
import { instrument } from './instrument.ts'
import { interfaceText } from './interface-text.ts'
import { legalDocument } from './legal-document.ts'
import { liquidityProvider } from './liquidity-provider.ts'
import { page } from './page.ts'
import { paymentProvider } from './payment-provider.ts'
import { platform } from './platform.ts'
import { redirect } from './redirect.ts'
import { releaseMeaning } from './release-meaning.ts'

/** Documents of which there are many. */
export const documentSchemas = [
  banner,
  faqEntry,
  glossaryTerm,
  instrument,
  interfaceText,
  legalDocument,
  liquidityProvider,
  page,
  paymentProvider,
  platform,
  redirect,
  releaseMeaning,
]
