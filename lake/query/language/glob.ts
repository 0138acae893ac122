/**
 * Patterns of `match` and `path()` in time linear in the text. groq-js compiles them to regular expressions,
 * whose backtracking takes minutes for `*a*a*a*b`; here all active states of the pattern are bits, and each
 * character advances them all at once (the "shift-and" algorithm of Baeza-Yates and Gonnet, with loops for
 * stars).
 */

/** One element of a pattern: a character, any character (`.`), or any but a dot. */
type Step = string | typeof any | typeof notDot
/** What may repeat after a step, or before the first one. */
type Loop = typeof any | typeof notDot | undefined

const any = Symbol('any')
const notDot = Symbol('not a dot')

/** Whether a text matches as a whole. */
export type Glob = (text: string) => boolean

const lineEnds = /^[\n\r\u2028\u2029]$/

const folded = new Uint16Array(0x1_00_00)

/** The code unit a regular expression with the flag `i` compares (ECMA-262, Canonicalize). */
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

/** groq-js ignores the rest of a longer word of a pattern. */
const maxTermLength = 1_024

/** One word of a `match` pattern: `*` is any run of characters and `.` any single one; case is ignored. */
export function wordGlob(term: string): Glob {
  const pattern = fold(term.slice(0, maxTermLength))
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

/** A pattern of `path()`: `*` is a part between dots, `**` any number of parts. */
export function pathGlob(pattern: string): Glob {
  const { steps, loops, push, repeat } = builder()
  for (const [at, part] of pattern.split('.').entries()) {
    // groq-js joins the parts by a dot that its regular expression reads as any character.
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
  /** The states that `sign` leads to, and those in which it may repeat. */
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
