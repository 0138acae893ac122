import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { fileFor, type YearIndex } from './plan-library.ts'

/** Reports by series and year, newest first; hatched if there is none. */
export const YearIndexTable = ({ index, locale }: { index: YearIndex; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <section className="year-index" aria-label={t('legal.index')}>
      <table>
        <caption className="aloud">{t('legal.index')}</caption>
        <thead>
          <tr>
            <td>
              <span className="aloud">{t('legal.year')}</span>
            </td>
            {index.years.map((year) => (
              <th key={year} scope="col" className="fig">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {index.rows.map(({ kind, cells }) => (
            <tr key={kind}>
              <th scope="row">{t(`legal.kinds.${kind}`)}</th>
              {cells.map(({ year, papers }) => (
                <td key={year} className={papers.length === 0 ? 'is-none' : undefined}>
                  {papers.length === 0 && <span className="aloud">{t('legal.none')}</span>}
                  {papers.map((paper, position) => {
                    const file = fileFor(paper, locale)
                    const seen = papers.length > 1 ? String(position + 1) : 'PDF'
                    return file ? (
                      <a key={paper.slug} href={file.href} aria-label={`${seen}: ${paper.title}, ${year}`}>
                        {seen}
                      </a>
                    ) : null
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
