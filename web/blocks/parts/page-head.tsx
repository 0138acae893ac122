/** Title and lede of a page. */
export const PageHead = ({ title, lede }: { title: string; lede: string | null }) => (
  <div className="wrap opening">
    <h1>{title}</h1>
    {lede && <p>{lede}</p>}
  </div>
)
