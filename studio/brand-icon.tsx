/** The firm's logo in the Studio's bar. */
export const BrandIcon = () => (
  <svg viewBox="0 0 32 32" width="1em" height="1em" role="img" aria-label="Halyard Markets">
    <path d="M16 8H6v16h10" fill="#fdfaf4" stroke="#0f2230" strokeWidth="2" />
    <path d="M16 7h11v18H16z" fill="#c0402a" />
    <path d="M16 1v30" stroke="#0f2230" strokeWidth="2" />
  </svg>
)
