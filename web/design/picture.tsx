import { type Picture as PictureOf, pictureAddresses } from '#web/content/values/pictures.ts'

/**
 * A picture in the widths the browser chooses from. It keeps its room while it loads, with a blurred copy in it, and
 * loads when it is nearly in sight.
 * @param sizes how wide it stands, as `sizes` of HTML says it
 * @param isFirst it is in the first window of its page: loaded at once, before other pictures
 */
export const Picture = ({
  picture,
  sizes,
  isFirst = false,
}: {
  picture: PictureOf
  sizes: string
  isFirst?: boolean
}) => {
  const { webp, fallback } = pictureAddresses(picture)
  const { width, height, alt, early } = picture
  return (
    <picture>
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className="picture"
        src={fallback}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        style={
          early
            ? {
                backgroundImage: early.image,
                backgroundSize: early.size,
                backgroundPosition: early.position,
              }
            : undefined
        }
      />
    </picture>
  )
}
