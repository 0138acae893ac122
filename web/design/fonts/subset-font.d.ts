/** The part of subset-font (which ships no types) that cut-fonts.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
