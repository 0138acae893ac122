/** What an editor chose of an image, as the Studio stores it: the part to keep and the point that matters. */
export const areasOf = ({ hotspot, crop }: Record<string, unknown>): Record<string, unknown> => ({
  ...(hotspot ? { hotspot } : {}),
  ...(crop ? { crop } : {}),
})
