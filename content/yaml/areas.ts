/** Crop and hotspot of an image, as the Studio stores them. */
export const areasOf = ({ hotspot, crop }: Record<string, unknown>): Record<string, unknown> => ({
  ...(hotspot ? { hotspot } : {}),
  ...(crop ? { crop } : {}),
})
