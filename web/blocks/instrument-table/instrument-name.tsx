import type { Instrument } from '#web/documents/instrument.ts'

/** Symbol, name and an editor's note. */
export const InstrumentName = ({ instrument }: { instrument: Instrument }) => (
  <span className="instrument">
    <a href={instrument.href}>
      <b>{instrument.symbol}</b>
    </a>
    <span>{instrument.name}</span>
    {instrument.note && <small>{instrument.note}</small>}
  </span>
)
