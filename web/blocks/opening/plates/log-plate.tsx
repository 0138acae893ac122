import type { Locale } from '#locales/table.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import type { LogEntry } from './plan-log.ts'

/** An account from its first entry to its last, as a page of a log-book. */
export const LogPlate = ({ entries, locale }: { entries: readonly LogEntry[]; locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <div className="wrap plate-art plate-art--log">
      <table className="log-book">
        <caption className="aloud">{t('plates.log.name')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plates.log.time')}</th>
            <th scope="col">{t('plates.log.entry')}</th>
            <th scope="col" className="is-figure">
              {t('plates.log.euro')}
            </th>
            <th scope="col">{t('plates.log.remark')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ day, hour, matter, amount }) => (
            <tr key={`${day} ${hour} ${matter}`}>
              <td>
                {t('plates.log.day', { day })} <span>{hour}</span>
              </td>
              <th scope="row">{t(`plates.entries.${matter}`)}</th>
              <td className="is-figure">{formatMoney(locale, amount, 'EUR', true)}</td>
              <td className="log-book__remark">{t(`plates.remarks.${matter}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
