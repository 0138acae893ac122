type Colour = 'red' | 'white' | 'yellow' | 'blue'

interface Piece {
  colour: Colour
  path: string
}

const piece = (colour: Colour, path: string): Piece => ({ colour, path })
const bars = (...colours: Colour[]): Piece[] => {
  const high = 48 / colours.length
  return colours.map((colour, index) =>
    piece(colour, `M0 ${Number((index * high).toFixed(2))}h60v${high}h-60z`),
  )
}
const chequers = (rows: readonly number[], columns: readonly number[]): string =>
  rows
    .flatMap((row) =>
      columns
        .filter((column) => (row + column) % 2 === 0)
        .map((column) => `M${column * 15} ${row * 12}h15v12h-15z`),
    )
    .join('')

/** Single flags of the International Code of Signals on a field of 60 by 48, by their letter. */
export const flags = {
  /** Yes. */
  C: bars('blue', 'white', 'red', 'white', 'blue'),
  /** I wish to communicate with you. */
  K: [piece('yellow', 'M0 0h30v48h-30z'), piece('blue', 'M30 0h30v48h-30z')],
  /** No. */
  N: [piece('white', 'M0 0h60v48h-60z'), piece('blue', chequers([0, 1, 2, 3], [0, 1, 2, 3]))],
  /** I require assistance. */
  V: [
    piece('white', 'M0 0h60v48h-60z'),
    piece('red', 'M0 0h8L60 41.6V48h-8L0 6.4zM60 0h-8L0 41.6V48h8L60 6.4z'),
  ],
} satisfies Record<string, Piece[]>

export type FlagLetter = keyof typeof flags
