const imageId = /^image-(?<sha1>[0-9a-f]{40})-(?<size>\d+x\d+)-(?<extension>png|jpg|jpeg|webp|gif|avif)$/
const mediaName = /^(?<sha1>[0-9a-f]{40})-(?<size>\d+x\d+)\.(?<extension>png|jpg|jpeg|webp|gif|avif)$/

/** The site's own address of an image asset: `image-<sha1>-<w>x<h>-png` is `/media/<sha1>-<w>x<h>.png`. */
export const mediaAddress = (assetId: string): string | null => {
  const { sha1, size, extension } = imageId.exec(assetId)?.groups ?? {}
  return sha1 ? `/media/${sha1}-${size}.${extension}` : null
}

/** The asset of a name under `/media/`; null if invalid. */
export const imageOfMedia = (name: string): { id: string; file: string } | null => {
  const { sha1, size, extension } = mediaName.exec(name)?.groups ?? {}
  return sha1 ? { id: `image-${sha1}-${size}-${extension}`, file: name } : null
}
