/**
 * Flight data as it may stand in a `<script>` that does not run, and back again. Of such a text an HTML parser takes
 * nothing but `<` for markup, and it makes a new line of a carriage return.
 */
const marks = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['\r', '&#13;'],
] as const

export const packFlight = (text: string): string =>
  marks.reduce((packed, [mark, name]) => packed.replaceAll(mark, name), text)

export const unpackFlight = (packed: string): string =>
  marks.reduceRight((text, [mark, name]) => text.replaceAll(name, mark), packed)
