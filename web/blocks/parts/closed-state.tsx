/** Something that shows live figures and has none now: what is missing, and where to look instead. */
export const ClosedState = ({ title, text }: { title: string; text: string }) => (
  <div className="vacant">
    <p className="vacant__title">{title}</p>
    <p>{text}</p>
  </div>
)
