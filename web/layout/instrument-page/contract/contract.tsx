import type { ReactNode } from 'react'
import type { Instrument } from '#web/documents/instrument.ts'
import type { LegalDocument } from '#web/documents/legal-document.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { Part } from '#web/layout/instrument-page/part.tsx'
import { PaperLinks } from './paper-links.tsx'
import { planTerms } from './plan-terms.ts'

/** The terms in two columns; the meaning of each opens below it and is in the page from the start. */
export const Contract = ({
  locale,
  instrument,
  papers,
  children,
}: {
  locale: Locale
  instrument: Instrument
  papers: readonly LegalDocument[]
  /** What else the contract says: its hours. */
  children: ReactNode
}) => {
  const { instrument: words } = resources[locale].trading
  const hasNights = instrument.overnightLong !== null && instrument.overnightShort !== null
  return (
    <Part id="contract" heading={words.terms} aside={<PaperLinks locale={locale} papers={papers} />}>
      <ul className="contract">
        {planTerms(locale, instrument).map(({ key, label, value, meaning }) => (
          <li key={key}>
            <details>
              <summary>{label}</summary>
              <p>{meaning}</p>
            </details>
            <span className="fig">{value}</span>
          </li>
        ))}
      </ul>
      {!hasNights && <p className="part__note">{words.noNights}</p>}
      <p className="part__note">{words.termsNote}</p>
      {children}
    </Part>
  )
}
