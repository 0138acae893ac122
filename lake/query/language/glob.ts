/**
 * Patterns of `match` and `path()` in time linear in the text. groq-js makes regular expressions of them,
 * whose backtracking takes minutes for `*a*a*a*b`; here all places a pattern can be at are bits, and
 * each character moves all of them at once (the "shift-and" of Baeza-Yates and Gonnet, with loops for stars).
 */

/** What stands at one place of a pattern: a character, anything (`.`), or anything but a dot. */
type Step = string | typeof any | typeof notDot
/** What may be repeated after a step, or before the first one. */
type Loop = typeof any | typeof notDot | undefined

const any = Symbol('any')
const notDot = Symbol('not a dot')

/** Tells whether a text matches as a whole. */
export type Glob = (text: string) => boolean

const lineEnds = /^[\n\r\u2028\u2029]$/

const folded = new Uint16Array(0x1_00_00)

/** The code that a regular expression with the flag `i` compares (ECMA-262, Canonicalize). */
export function foldCode(code: number): number {
  let known = folded[code]
  if (known) return known
  const upper = String.fromCharCode(code).toUpperCase()
  const single = upper.length === 1 ? upper.charCodeAt(0) : code
  known = code >= 128 && single < 128 ? code : single
  folded[code] = known
  return known
}

export function fold(text: string): string {
  let result = ''
  for (let at = 0; at < text.length; at++) result += String.fromCharCode(foldCode(text.charCodeAt(at)))
  return result
}

/** groq-js reads no more of a word of a pattern. */
const longestTerm = 1_024

/** A word of a `match` pattern: `*` stands for any characters and `.` for any one, capitals do not count. */
export function wordGlob(term: string): Glob {
  const pattern = fold(term.slice(0, longestTerm))
  const star = pattern.indexOf('*')
  if (!pattern.includes('.')) {
    if (star === -1) return (word) => word.length === pattern.length && fold(word) === pattern
    if (star === pattern.length - 1) {
      const start = pattern.slice(0, -1)
      return (word) => fold(word.slice(0, star)) === start
    }
  }
  const { steps, loops, push, repeat } = builder()
  for (const sign of pattern.split('')) {
    if (sign === '*') repeat(any)
    else push(sign === '.' ? any : sign)
  }
  return automaton(steps, loops, foldCode)
}

/** A pattern of `path()`: `*` stands for a part between dots, `**` for any number of them. */
export function pathGlob(pattern: string): Glob {
  const { steps, loops, push, repeat } = builder()
  for (const [at, part] of pattern.split('.').entries()) {
    // groq-js puts a dot between the parts that its regular expression reads as any character.
    if (at > 0) push(any)
    if (part === '**') repeat(any)
    else if (part === '*') {
      push(notDot)
      repeat(notDot)
    } else for (const sign of part.split('')) push(sign)
  }
  return automaton(steps, loops, (code) => code)
}

function builder() {
  const steps: Step[] = []
  const loops: Loop[] = [undefined]
  return {
    steps,
    loops,
    push: (step: Step) => {
      steps.push(step)
      loops.push(undefined)
    },
    repeat: (loop: Loop) => void (loops[steps.length] = loop),
  }
}

const bitsOfWord = 32

function automaton(steps: readonly Step[], loops: readonly Loop[], codeOf: (code: number) => number): Glob {
  const size = Math.ceil((steps.length + 1) / bitsOfWord)
  /** The places that `sign` leads to, and those where it may be repeated. */
  const masksOf = (sign: string) => {
    const fits = (step: Step | Loop) =>
      step === any ? !lineEnds.test(sign) : step === notDot ? sign !== '.' : step === sign
    return {
      enter: maskOf(size, [false, ...steps.map((step) => fits(step))]),
      stay: maskOf(
        size,
        loops.map((loop) => loop !== undefined && fits(loop)),
      ),
    }
  }
  const masks = new Map<number, ReturnType<typeof masksOf>>()
  const last = 1 << (steps.length % bitsOfWord)
  return (text) => {
    const places = new Int32Array(size)
    places[0] = 1
    for (let at = 0; at < text.length; at++) {
      const code = codeOf(text.charCodeAt(at))
      let mask = masks.get(code)
      if (mask === undefined) masks.set(code, (mask = masksOf(String.fromCharCode(code))))
      let carry = 0
      let alive = 0
      for (let word = 0; word < size; word++) {
        const before = places[word] ?? 0
        const moved = (before << 1) | carry
        carry = before >>> (bitsOfWord - 1)
        const now = (moved & (mask.enter[word] ?? 0)) | (before & (mask.stay[word] ?? 0))
        places[word] = now
        alive |= now
      }
      if (alive === 0) return false
    }
    return ((places[size - 1] ?? 0) & last) !== 0
  }
}

function maskOf(size: number, bits: readonly boolean[]): Int32Array {
  const mask = new Int32Array(size)
  for (const [at, isSet] of bits.entries()) {
    const word = Math.floor(at / bitsOfWord)
    if (isSet) mask[word] = (mask[word] ?? 0) | (1 << (at % bitsOfWord))
  }
  return mask
}
