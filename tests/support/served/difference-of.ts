import sharp from 'sharp'

/** Which part of two pictures differs visibly, 0 to 1; 1 for pictures of another size. */
export const differenceOf = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (a === undefined || b === undefined) return 1
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16))
      different += 1
  return different / (a.info.width * a.info.height)
}
