/** What may precede the root element: whitespace, declarations, comments and a document type. */
const prologue = /\s+|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>/iy
const rootTag = /<svg(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/y
const attribute = /(?<=\s)([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Programs write a licence or their own name before the drawing; more than this is not accepted. */
const maxPrologueLength = 64 * 1024

/** The attributes of the root element, if the bytes are an SVG document in UTF-8. */
const rootAttributes = (bytes: Uint8Array): ReadonlyMap<string, string> | undefined => {
  const text = new TextDecoder().decode(bytes.subarray(0, maxPrologueLength))
  let at = 0
  for (;;) {
    rootTag.lastIndex = at
    const [, inner] = rootTag.exec(text) ?? []
    if (inner !== undefined) {
      const found = inner.matchAll(attribute)
      return new Map([...found].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
    }
    prologue.lastIndex = at
    if (!prologue.test(text)) return undefined
    at = prologue.lastIndex
  }
}

/** Whether the bytes are an SVG document: only a prologue precedes its root element. */
export const isSvg = (bytes: Uint8Array): boolean => rootAttributes(bytes) !== undefined

/** CSS pixels in the absolute units a length may have. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}

const lengthOf = (value = ''): number | undefined => {
  const [, number, unit = ''] = /^\s*(\d*\.?\d+)([a-z]*)\s*$/.exec(value) ?? []
  const factor = pixels[unit]
  const length = number === undefined || factor === undefined ? 0 : Number(number) * factor
  return length > 0 ? length : undefined
}

const boxOf = (value = ''): { width: number; height: number } | undefined => {
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

/**
 * The size an SVG declares: its lengths, else its view box; a missing length follows from the box's aspect
 * ratio. The drawing is never rendered, since a small file can ask for hours of work.
 * @returns whole CSS pixels; nothing where it declares none
 */
export const sizeOfSvg = (bytes: Uint8Array): { width: number; height: number } | undefined => {
  const attributes = rootAttributes(bytes)
  const box = boxOf(attributes?.get('viewBox'))
  const width = lengthOf(attributes?.get('width'))
  const height = lengthOf(attributes?.get('height'))
  const size =
    width !== undefined && height !== undefined
      ? { width, height }
      : box === undefined
        ? undefined
        : width !== undefined
          ? { width, height: (width * box.height) / box.width }
          : height !== undefined
            ? { width: (height * box.width) / box.height, height }
            : box
  if (size === undefined) return undefined
  return { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) }
}
