/** Written by scripts/generate/documents.ts from schemas and web/documents. */
import type { SharedDocument } from './define-document.ts'
import { approvalPolicy } from './approval-policy.ts'
import { banner } from './banner.ts'
import { contact } from './contact.ts'
import { downloads } from './downloads.ts'
import { entity } from './entity.ts'
import { faqEntry } from './faq-entry.ts'
import { glossaryTerm } from './glossary-term.ts'
import { instrument } from './instrument.ts'
import { interfaceText } from './interface-text.ts'
import { legalDocument } from './legal-document.ts'
import { liquidityProvider } from './liquidity-provider.ts'
import { menu } from './menu.ts'
import { page } from './page.ts'
import { partnerProgramme } from './partner-programme.ts'
import { paymentProvider } from './payment-provider.ts'
import { platform } from './platform.ts'
import { redirect } from './redirect.ts'
import { releaseMeaning } from './release-meaning.ts'
import { riskWarning } from './risk-warning.ts'
import { siteSettings } from './site-settings.ts'

/** Every document type as the site reads it. */
export const documents = {
  approvalPolicy,
  banner,
  contact,
  downloads,
  entity,
  faqEntry,
  glossaryTerm,
  instrument,
  interfaceText,
  legalDocument,
  liquidityProvider,
  menu,
  page,
  partnerProgramme,
  paymentProvider,
  platform,
  redirect,
  releaseMeaning,
  riskWarning,
  siteSettings,
}

/** Those whose documents blocks show. */
export const sharedDocuments = {
  contact,
  downloads,
  faqEntry,
  glossaryTerm,
  instrument,
  liquidityProvider,
  partnerProgramme,
  paymentProvider,
  platform,
  releaseMeaning,
}

export type SharedType = keyof typeof sharedDocuments

/** What blocks get on a page that reads no shared document. */
export const noRows = {
  contact: contact.none,
  downloads: downloads.none,
  faqEntry: faqEntry.none,
  glossaryTerm: glossaryTerm.none,
  instrument: instrument.none,
  liquidityProvider: liquidityProvider.none,
  partnerProgramme: partnerProgramme.none,
  paymentProvider: paymentProvider.none,
  platform: platform.none,
  releaseMeaning: releaseMeaning.none,
}

/** The shared documents for the blocks of one page, by type. */
export type SharedRows = typeof noRows

/** Reads all of them at once. */
export const readSharedRows = async (
  read: <Data>(document: SharedDocument<SharedType, Data>) => Promise<Data> | Data,
): Promise<SharedRows> => {
  const rows = await Promise.all([
    read(contact),
    read(downloads),
    read(faqEntry),
    read(glossaryTerm),
    read(instrument),
    read(liquidityProvider),
    read(partnerProgramme),
    read(paymentProvider),
    read(platform),
    read(releaseMeaning),
  ])
  return {
    contact: rows[0],
    downloads: rows[1],
    faqEntry: rows[2],
    glossaryTerm: rows[3],
    instrument: rows[4],
    liquidityProvider: rows[5],
    partnerProgramme: rows[6],
    paymentProvider: rows[7],
    platform: rows[8],
    releaseMeaning: rows[9],
  }
}
