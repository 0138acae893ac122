import { Icon } from '#web/design/icon.tsx'

/** Keeps an instrument in the visitor's browser, or lets it go. */
export const StarButton = ({
  isStarred,
  label,
  onPress,
}: {
  isStarred: boolean
  label: string
  onPress: () => void
}) => (
  <button type="button" className="star" aria-pressed={isStarred} aria-label={label} onClick={onPress}>
    <Icon name="star" size={18} />
  </button>
)
