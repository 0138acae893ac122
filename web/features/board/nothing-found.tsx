/** In the place of a board's rows where a search or a choice leaves none, with the way back to all of them. */
export const NothingFound = ({
  title,
  note,
  reset,
  onReset,
}: {
  title: string
  note: string
  reset: string
  onReset: () => void
}) => (
  <div className="vacant">
    <p className="vacant__title">{title}</p>
    <p>{note}</p>
    <button type="button" className="btn btn--small" onClick={onReset}>
      {reset}
    </button>
  </div>
)
