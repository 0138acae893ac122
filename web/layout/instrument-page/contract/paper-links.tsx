import type { LegalDocument } from '#web/documents/legal-document.ts'
import { Icon } from '#web/design/icon.tsx'
import { formatSize } from '#web/lib/numbers/format.ts'
import type { Locale } from '#locales/table.ts'

/** Papers as files in the page's language, or in another where there is none. */
export const PaperLinks = ({ locale, papers }: { locale: Locale; papers: readonly LegalDocument[] }) =>
  papers.length > 0 && (
    <ul className="paper-links">
      {papers.flatMap(({ slug, title, titleLocale, files }) => {
        const file = files.find((known) => known.locale === locale) ?? files[0]
        if (!file) return []
        return [
          <li key={slug}>
            <a href={file.href} hrefLang={file.locale}>
              <Icon name="paper" size={18} />
              <span lang={titleLocale === locale ? undefined : titleLocale}>{title}</span>
            </a>
            <small>PDF, {formatSize(locale, file.size)}</small>
          </li>,
        ]
      })}
    </ul>
  )
