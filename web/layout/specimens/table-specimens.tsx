import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import type { Theme } from './specimen.tsx'

const columns = [
  { label: 'Instrument' },
  { label: 'Spread', isFigure: true },
  { label: 'Margin', isFigure: true },
]

/** A table that becomes a list on narrow screens, and one that scrolls. */
export const TableSpecimens = ({ theme }: { theme: Theme }) => (
  <>
    {(['ledger', 'scroll'] as const).map((look) => (
      <LedgerTable
        key={look}
        caption={`${look === 'ledger' ? 'Small entries on a phone' : 'The same shape at each width'}, ${theme}`}
        isCaptionDrawn
        look={look}
        columns={columns}
        rows={[
          { key: 'eurusd', head: 'EURUSD', cells: ['0.00008', '3.33%'] },
          { key: 'xauusd', head: 'XAUUSD', cells: ['0.28', '5.00%'] },
        ]}
      />
    ))}
  </>
)
