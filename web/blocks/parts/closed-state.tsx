/** Shown instead of unavailable live figures: what is missing, and where to look. */
export const ClosedState = ({ title, text }: { title: string; text: string }) => (
  <div className="vacant">
    <p className="vacant__title">{title}</p>
    <p>{text}</p>
  </div>
)
