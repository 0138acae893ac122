import { isRecord } from '#common/records.ts'

/** A file of `content/data/`: one document, or a list of documents of one type. */
export interface Table {
  file: string
  type: string
  isSingle: boolean
  /** The name of the stored document, for the progress of a seed. */
  name: string
}

const single = (file: string, type: string, name: string): Table => ({ file, type, isSingle: true, name })
const many = (file: string, type: string, name: string): Table => ({ file, type, isSingle: false, name })

/** The files of `content/data/`, in the order they are stored. */
export const tables: readonly Table[] = [
  single('entity', 'entity', 'firm'),
  single('risk-warning', 'riskWarning', 'risk warning'),
  single('site-settings', 'siteSettings', 'settings'),
  single('contact', 'contact', 'contact'),
  single('downloads', 'downloads', 'downloads'),
  single('partner-programme', 'partnerProgramme', 'partner programme'),
  many('instruments', 'instrument', 'instruments'),
  many('platforms', 'platform', 'platforms'),
  many('payment-providers', 'paymentProvider', 'payment providers'),
  many('liquidity-providers', 'liquidityProvider', 'liquidity providers'),
  many('faq', 'faqEntry', 'questions and answers'),
  many('glossary', 'glossaryTerm', 'glossary'),
  many('release-meanings', 'releaseMeaning', 'releases explained'),
  many('banners', 'banner', 'banners'),
  many('redirects', 'redirect', 'redirects'),
  many('interface-texts', 'interfaceText', 'interface texts'),
  single('menu', 'menu', 'menu'),
]

/** The key of a document where its own fields determine it, so that its file need not. */
export function ownKey(type: string, fields: unknown): string | undefined {
  if (!isRecord(fields)) return undefined
  if (type === 'instrument') return String(fields['symbol'])
  if (type === 'interfaceText') return `${String(fields['language'])}-${String(fields['namespace'])}`
  return undefined
}
