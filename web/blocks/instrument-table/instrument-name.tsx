import type { Instrument } from '#web/documents/instrument.ts'

/** Symbol and plain name, and what an editor has to add to it. */
export const InstrumentName = ({ instrument }: { instrument: Instrument }) => (
  <span className="instrument">
    <a href={instrument.href}>
      <b>{instrument.symbol}</b>
    </a>
    <span>{instrument.name}</span>
    {instrument.note && <small>{instrument.note}</small>}
  </span>
)
