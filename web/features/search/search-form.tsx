import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** A search field that submits to the search page, without script. Its styles come with the page. */
export const SearchForm = ({ locale, question = '' }: { locale: Locale; question?: string }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <search>
      <form className="search__form" action={localePath(locale, '/search')}>
        <input
          className="input"
          type="search"
          name="q"
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          defaultValue={question}
        />
        <button className="btn btn--solid" type="submit">
          {t('search.go')}
        </button>
      </form>
    </search>
  )
}
