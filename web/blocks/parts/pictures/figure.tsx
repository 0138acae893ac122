import { Picture } from '#web/design/picture.tsx'
import type { Picture as PictureOf } from '#web/content/values/pictures.ts'

/** How wide a picture stands: beside the headings of a page, or across it. */
const sizes = {
  text: '(min-width: 1440px) 780px, (min-width: 960px) 58vw, 92vw',
  page: '(min-width: 1440px) 1312px, 92vw',
}

/** A picture with what its editor wrote under it. */
export const Figure = ({
  picture,
  size,
  isFirst = false,
}: {
  picture: PictureOf
  size: keyof typeof sizes
  isFirst?: boolean
}) => {
  const { caption, credit } = picture
  return (
    <figure className="figure">
      <Picture picture={picture} sizes={sizes[size]} isFirst={isFirst} />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
