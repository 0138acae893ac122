import { Icon } from '#web/design/icon.tsx'

/** Finds rows of a board by symbol or name. */
export const BoardSearch = ({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}) => (
  <label className="board__search">
    <span className="aloud">{label}</span>
    <Icon name="search" size={18} />
    <input
      className="input"
      type="search"
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      value={value}
      onChange={(event) => onSearch(event.target.value)}
    />
  </label>
)
