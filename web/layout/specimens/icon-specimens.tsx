import { Icon, iconNames } from '#web/design/icon.tsx'

export const IconSpecimens = () => (
  <ul className="icons">
    {iconNames.map((name) => (
      <li key={name}>
        <Icon name={name} size={28} />
        <small>{name}</small>
      </li>
    ))}
  </ul>
)
