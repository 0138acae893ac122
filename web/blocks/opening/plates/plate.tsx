import type { Locale } from '#locales/table.ts'
import type { OpeningBlock } from '#web/blocks/opening/query.ts'
import { chartPlates } from './chart-plate.tsx'
import { LogPlate } from './log-plate.tsx'
import type { LogEntry } from './plan-log.ts'
import { AnswersPlate, AssistancePlate, BasinsPlate, ComplaintPlate, HoistPlate } from './signal-plate.tsx'

type Name = NonNullable<OpeningBlock['plate']>

interface Drawn {
  name: Name
  /** The entries of a log-book; null for other drawings. */
  log: readonly LogEntry[] | null
  locale: Locale
}

const Drawing = ({ name, log, locale }: Drawn) => {
  switch (name) {
    case 'courses':
    case 'margin':
    case 'nights': {
      const Chart = chartPlates[name]
      return <Chart locale={locale} />
    }
    case 'log-loss':
    case 'log-demo':
    case 'log-transfers':
    case 'log-nights':
      return log && <LogPlate entries={log} locale={locale} />
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
export const Plate = ({ caption, ...drawn }: Drawn & { caption: string }) => (
  <figure className="opening-plate">
    <Drawing {...drawn} />
    <figcaption>
      <span className="wrap">{caption}</span>
    </figcaption>
  </figure>
)
