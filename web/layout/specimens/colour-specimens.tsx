const roles = [
  ['paper', 'page'],
  ['sheet', 'raised'],
  ['shade', 'sunken, hover'],
  ['land', 'promotion'],
  ['shoal', 'tint'],
  ['shoal-2', 'tint'],
  ['contour', 'line work'],
  ['hair', 'thin line'],
  ['rule', 'border of controls'],
  ['ink', 'text, action'],
  ['ink-2', 'second text'],
  ['ink-3', 'captions'],
  ['sea', 'links, focus'],
  ['caution', 'risk, errors'],
  ['up', 'higher'],
  ['down', 'lower'],
] as const

/** Colour roles; `web/design/tokens.test.ts` checks their contrast. */
export const ColourSpecimens = () => (
  <ul className="swatches">
    {roles.map(([name, use]) => (
      <li key={name}>
        <span style={{ background: `var(--${name})` }} />
        <b>{name}</b>
        <small>{use}</small>
      </li>
    ))}
  </ul>
)
