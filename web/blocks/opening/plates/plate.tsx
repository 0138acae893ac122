import type { Locale } from '#locales/table.ts'
import type { OpeningBlock } from '#web/blocks/opening/query.ts'
import { chartPlates } from './chart-plate.tsx'
import { LogPlate } from './log-plate.tsx'
import { AnswersPlate, AssistancePlate, BasinsPlate, ComplaintPlate, HoistPlate } from './signal-plate.tsx'

type Name = NonNullable<OpeningBlock['plate']>

const Drawing = ({ name, locale }: { name: Name; locale: Locale }) => {
  switch (name) {
    case 'courses':
    case 'margin':
    case 'nights': {
      const Chart = chartPlates[name]
      return <Chart locale={locale} />
    }
    case 'log-loss':
    case 'log-transfers':
    case 'log-nights':
      return <LogPlate name={name} locale={locale} />
    case 'basins':
      return <BasinsPlate locale={locale} />
    case 'answers':
      return <AnswersPlate locale={locale} />
    case 'assistance':
      return <AssistancePlate locale={locale} />
    case 'complaint':
      return <ComplaintPlate locale={locale} />
    default:
      name satisfies 'hoist'
      return <HoistPlate />
  }
}

/** The drawing under a page's title, from edge to edge, and below it the editor's line that says what is drawn. */
export const Plate = ({ name, caption, locale }: { name: Name; caption: string; locale: Locale }) => (
  <figure className="opening-plate">
    <Drawing name={name} locale={locale} />
    <figcaption>
      <span className="wrap">{caption}</span>
    </figcaption>
  </figure>
)
