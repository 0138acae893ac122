import { Icon } from '#web/design/icon.tsx'

const looks = ['', 'hover', 'focus'] as const

/** Each button at rest, hovered and focused; then sizes, busy, disabled, links. */
export const ButtonSpecimens = () => (
  <>
    {(['btn--solid', '', 'btn--ghost'] as const).map((kind) => (
      <p className="specimen__row" key={kind}>
        {looks.map((look) => (
          <button className={`btn ${kind}`} type="button" data-look={look || undefined} key={look}>
            {look === '' ? 'At rest' : look === 'hover' ? 'Pointer' : 'Focus'}
          </button>
        ))}
      </p>
    ))}
    <p className="specimen__row">
      <button className="btn btn--solid btn--large" type="button">
        Large
        <Icon name="arrow" />
      </button>
      <button className="btn btn--small" type="button">
        Small
      </button>
      <button className="btn btn--solid" type="button" aria-busy="true">
        Sending
      </button>
      <button className="btn" type="button" disabled>
        Not available
      </button>
    </p>
    <p className="specimen__row">
      <a href="#content">A link in words</a>
      <a className="more" href="#content">
        A link to more
        <Icon name="arrow" size={18} />
      </a>
    </p>
  </>
)
