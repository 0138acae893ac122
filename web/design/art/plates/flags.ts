import { circle, type Drawing, line } from '#web/design/art/symbol.ts'

type Colour = 'red' | 'white' | 'yellow' | 'blue' | 'black'

const piece = (colour: Colour, d: string) => `<path fill="var(--flag-${colour})" d="${d}"/>`
const box = (colour: Colour, x: number, y: number, w: number, h: number) =>
  piece(colour, `M${x} ${y}h${w}v${h}h${-w}z`)

const stripes = Array.from({ length: 5 }, (_, index) => 10.8 + index * 21.6)
  .map((at) => piece('red', `M0 ${at}L${at} 0H${at + 10.8}L0 ${at + 10.8}Z`))
  .join('')

/** Flags of the International Code of Signals on a field of 60 by 48; a swallowtail is cut out of its fly. */
const flags: Record<string, string> = {
  H: box('white', 0, 0, 30, 48) + box('red', 30, 0, 30, 48),
  A: box('white', 0, 0, 30, 48) + piece('blue', 'M30 0H60L44 24L60 48H30Z'),
  L: box('yellow', 0, 0, 60, 48) + box('black', 30, 0, 30, 24) + box('black', 0, 24, 30, 24),
  Y: box('yellow', 0, 0, 60, 48) + stripes,
  R: box('red', 0, 0, 60, 48) + box('yellow', 24, 0, 12, 48) + box('yellow', 0, 18, 60, 12),
  D: box('yellow', 0, 0, 60, 48) + box('blue', 0, 12, 60, 24),
}

/** The flags of this brand's word; another brand brings its own letters, and their flags. */
const word = ['H', 'A', 'L', 'Y', 'A', 'R', 'D']

const width = 900
const sag = (t: number) => 40 + 92 * (1 - (2 * t - 1) ** 2) + 34 * t
const tenth = (value: number) => Math.round(value * 10) / 10
const outline = (letter: string) => (letter === 'A' ? 'M0 0H60L44 24L60 48H0Z' : 'M0 0H60V48H0Z')

const hung = (letter: string, index: number): string => {
  const step = (width - 68) / word.length
  const x = 34 + step * index + (step - 100) / 2
  const t = (x + 50) / width
  const turn = (Math.atan((sag(t + 0.001) - sag(t - 0.001)) / (0.002 * width)) * 180) / Math.PI
  return `<g transform="translate(${tenth(x)} ${tenth(sag(t))}) rotate(${tenth(turn)} 50 0)">${line('M1 0V7M99 0V7', 1.6)}<svg y="6" width="100" height="80" viewBox="0 0 60 48">${flags[letter] ?? ''}<path fill="none" stroke="var(--flag-black)" stroke-width=".8" d="${outline(letter)}"/></svg></g>`
}

const rope = Array.from({ length: 49 }, (_, index) => index / 48)
  .map((t, index) => `${index === 0 ? 'M' : 'L'}${tenth(t * width)} ${tenth(sag(t))}`)
  .join('')

/** A halyard dressed with signal flags that spell the brand. */
export const hoist: Drawing = {
  width,
  height: 270,
  body: [
    line(`${rope}L1100 ${tenth(sag(1) - 60)}`, 1.6),
    circle(3, sag(0), 9, 'fill="var(--land)" stroke="var(--ink)" stroke-width="1.6"'),
    ...word.map(hung),
  ].join(''),
}
