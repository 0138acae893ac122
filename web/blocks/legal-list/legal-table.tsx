import type { ListedPaper } from '#web/documents/legal-document.ts'
import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { formatDay, formatSize } from '#web/lib/numbers/format.ts'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import { fileFor, type LegalGroup } from './plan-library.ts'

/** The accessible name starts with the visible text, for speech control (WCAG 2.5.3). */
const LanguageChips = ({ paper, locale }: { paper: ListedPaper; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <span className="tags">
      {localeIds.map((id) => {
        const file = paper.files.find((candidate) => candidate.locale === id)
        const language = locales[id].name
        const tag = id.toUpperCase()
        return file ? (
          <a
            key={id}
            href={file.href}
            hrefLang={id}
            aria-label={`${tag}: ${t('legal.open', {
              title: paper.title,
              language,
              size: formatSize(locale, file.size),
            })}`}
          >
            {tag}
          </a>
        ) : (
          <span key={id} className="is-missing">
            <span aria-hidden="true">{tag}</span>
            <span className="aloud">{t('legal.missing', { language })}</span>
          </span>
        )
      })}
    </span>
  )
}

/** The versions before the one in force, each at its own address, which stays. */
const EarlierVersions = ({ paper, locale }: { paper: ListedPaper; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  if (paper.earlier.length === 0) return null
  return (
    <ul className="paper__earlier">
      {paper.earlier.map(({ href, label, from }) => {
        const version = label ?? href.replace(/^.*\//, '')
        const words = from
          ? t('legal.earlier', { version, date: formatDay(locale, from) })
          : t('legal.earlierUndated', { version })
        return (
          <li key={href}>
            <a href={href} aria-label={`${words}: ${paper.title}`}>
              {words}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const PaperRow = ({ paper, locale }: { paper: ListedPaper; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const file = fileFor(paper, locale)
  const version = paper.versionLabel
  const day = paper.effectiveFrom && formatDay(locale, paper.effectiveFrom)
  const isOtherLanguage = file !== null && file.locale !== locale
  const seen = file && t('legal.pdf', { size: formatSize(locale, file.size) })
  const download = file && `${seen}${isOtherLanguage ? ` (${file.locale.toUpperCase()})` : ''}`
  const permanent = paper.permanentHref?.replace(/^.*\/legal\//, '')
  return (
    <tr>
      <th scope="row" className="paper__title" lang={paper.titleLocale}>
        {paper.year !== null && <span className="fig">{paper.year}</span>}
        {file ? <a href={file.href}>{paper.title}</a> : paper.title}
        {paper.isSample && (
          <em className="mark-note" lang={locale}>
            {t('legal.sample')}
          </em>
        )}
      </th>
      <td className="paper__langs">
        <LanguageChips paper={paper} locale={locale} />
      </td>
      <td className="paper__version">{version && <span>{version}</span>}</td>
      <td className="paper__day">{day && <time dateTime={paper.effectiveFrom ?? undefined}>{day}</time>}</td>
      <td className="paper__permanent">
        {paper.permanentHref && (
          <a
            href={paper.permanentHref}
            aria-label={`${permanent}: ${t('legal.permanentOf', { title: paper.title, version: version ?? '' })}`}
          >
            <Icon name="link" size={18} />
            <span>{permanent}</span>
          </a>
        )}
        <EarlierVersions paper={paper} locale={locale} />
      </td>
      <td className="paper__file">
        {file && (
          <a href={file.href} hrefLang={file.locale} aria-label={`${download}: ${paper.title}`}>
            <Icon name="download" size={18} />
            {download}
          </a>
        )}
      </td>
    </tr>
  )
}

/** The day on which the newest paper of a kind came into force; its year, where none has a day. */
const newestOf = (group: LegalGroup, locale: Locale): string | null => {
  const days = group.papers.flatMap(({ effectiveFrom }) => effectiveFrom ?? []).sort()
  const years = group.papers.flatMap(({ year }) => year ?? [])
  const day = days.at(-1)
  if (day) return formatDay(locale, day)
  return years.length > 0 ? String(Math.max(...years)) : null
}

/** Papers of one kind, folded under its name; below 900 px each row becomes a list entry with the same content. */
export const LegalTable = ({
  group,
  locale,
  scope,
  heading: Heading,
  isOpen,
}: {
  group: LegalGroup
  locale: Locale
  /** Prefix for unique ids, since a page may have several libraries. */
  scope: string
  /** Null if the block's title names this kind: it is not folded then. */
  heading: 'h2' | 'h3' | null
  isOpen: boolean
}) => {
  const t = getTexts(locale, 'BasicLayout')
  const kind = t(`legal.kinds.${group.kind}`)
  const newest = newestOf(group, locale)
  const table = (
    <section className="papers__in" id={`${scope}-${group.kind}`} aria-label={kind}>
      <p className="papers__note">{t(`legal.notes.${group.kind}`)}</p>
      <table className="table papers__table">
        <caption className="aloud">{kind}</caption>
        <thead>
          <tr>
            <th scope="col">{t('legal.document')}</th>
            <th scope="col">{t('legal.languages')}</th>
            <th scope="col">{t('legal.version')}</th>
            <th scope="col">{t('legal.effective')}</th>
            <th scope="col">{t('legal.permanent')}</th>
            <th scope="col">{t('legal.file')}</th>
          </tr>
        </thead>
        <tbody>
          {group.papers.map((paper) => (
            <PaperRow key={paper.slug} paper={paper} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  )
  if (!Heading) return <div className="papers">{table}</div>
  return (
    <details className="papers" open={isOpen}>
      <summary>
        <Heading>{kind}</Heading>
        {newest && <small>{t('legal.newest', { date: newest })}</small>}
        <span className="fig">{group.papers.length}</span>
        <Icon name="chevron" size={20} />
      </summary>
      {table}
    </details>
  )
}
