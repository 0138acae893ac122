import { illustrations } from '#web/design/art/charts.gen.ts'
import { getEntity } from '#web/documents/entity.ts'
import type { Locale } from '#locales/table.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatDays, formatMoney } from '#web/lib/numbers/money.ts'
import { type FlagLetter, flags } from './flags.ts'

const Flag = ({ letter }: { letter: FlagLetter }) => (
  <svg aria-hidden="true" viewBox="-1 -1 62 50">
    {flags[letter].map(({ colour, path }) => (
      <path key={colour + path.slice(0, 12)} fill={`var(--flag-${colour})`} d={path} />
    ))}
    <path className="signal__edge" d="M0 0H60V48H0Z" />
  </svg>
)

/** A flag, its letter and what it says. */
const Signal = ({ letter, locale }: { letter: FlagLetter; locale: Locale }) => (
  <div className="signal">
    <Flag letter={letter} />
    <p>
      <b>{letter}</b> <em>{getTexts(locale, 'BasicLayout')(`plates.signals.${letter}`)}</em>
    </p>
  </div>
)

/** The letters of the brand, dressed on a halyard. */
export const HoistPlate = () => {
  const { file, width, height } = illustrations.flags
  return (
    <div className="plate-art plate-art--signal plate-art--hoist">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <use href={`${file}#art`} />
      </svg>
    </div>
  )
}

/** Yes and no. */
export const AnswersPlate = ({ locale }: { locale: Locale }) => (
  <div className="plate-art plate-art--signal">
    <div className="wrap signals">
      <Signal letter="C" locale={locale} />
      <Signal letter="N" locale={locale} />
    </div>
  </div>
)

/** A call for help, and that it is heard. */
export const AssistancePlate = ({ locale }: { locale: Locale }) => (
  <div className="plate-art plate-art--signal">
    <div className="wrap signals">
      <Signal letter="V" locale={locale} />
      <p className="signal__fact">{getTexts(locale, 'BasicLayout')('plates.assistance')}</p>
    </div>
  </div>
)

/** A wish to speak, and how soon the firm confirms that it has been heard; the days are the firm's. */
export const ComplaintPlate = async ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const { complaintDays } = await getEntity(locale)
  return (
    <div className="plate-art plate-art--signal">
      <div className="wrap signals">
        <Signal letter="K" locale={locale} />
        {complaintDays !== null && (
          <p className="signal__fact">
            <b className="fig">{formatDays(locale, complaintDays)}</b> {t('plates.complaint')}
          </p>
        )}
      </div>
    </div>
  )
}

/** Two basins that do not touch: the clients' money and the firm's. Both figures are the firm's. */
export const BasinsPlate = async ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  const { moneyHeld, compensation } = await getEntity(locale)
  return (
    <div className="plate-art plate-art--basins">
      <div className="wrap basins">
        <p>
          {moneyHeld !== null && <b className="fig">{moneyHeld}</b>} {t('plates.basins.clients')}
        </p>
        <p>
          <em>{t('plates.basins.firm')}</em>
          {compensation !== null &&
            ` ${t('plates.basins.fund', { limit: formatMoney(locale, compensation.limit, compensation.currency) })}`}
        </p>
      </div>
    </div>
  )
}
