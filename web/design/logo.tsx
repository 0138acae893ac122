/** A flag on its halyard, half hoisted light, half signal red. */
const Mark = ({ size = 34 }: { size?: number }) => (
  <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path d="M16 8H6v16h10" fill="var(--flag-white)" stroke="currentColor" strokeWidth="2" />
    <path d="M16 7h11v18H16z" fill="var(--flag-red)" />
    <path d="M16 1v30" stroke="currentColor" strokeWidth="2" />
  </svg>
)

/** Mark and name; the first word upright, the rest in italics. */
export const Logo = ({ brandName, href, label }: { brandName: string; href: string; label: string }) => {
  const [first, ...rest] = brandName.split(' ')
  return (
    <a className="logo" href={href} aria-label={label}>
      <Mark />
      <span className="logo__word">
        {first}
        {rest.length > 0 && <em> {rest.join(' ')}</em>}
      </span>
    </a>
  )
}
