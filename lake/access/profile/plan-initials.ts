/** Somebody with an account: `createdAt` orders those of one name. */
interface Named {
  id: string
  displayName: string
  createdAt: string
}

/** The parts of a name that are letters or digits: “Anna-Maria Nowak 2” has four. */
const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? []

/** At most four characters fit into the circle. */
const longest = 4

/** What may stand for a name, the shortest first: AN, ANo, ANow. A number at its end always counts: “Compliance 2” is C2. */
function shortFormsOf(name: string): string[] {
  const words = wordsOf(name)
  const first = words[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  const head = first.slice(0, 1).toLocaleUpperCase()
  if (/^\p{N}/u.test(last)) return [`${head}${last}`.slice(0, longest)]
  const rest = last === '' ? first.slice(1) : last
  const fewest = last === '' ? 0 : 1
  const lengths = Array.from({ length: longest - fewest }, (_, at) => at + fewest)
  return [...new Set(lengths.map((length) => `${head}${capital(rest, last !== '').slice(0, length)}`))]
}

const capital = (word: string, isName: boolean): string =>
  isName ? `${word.slice(0, 1).toLocaleUpperCase()}${word.slice(1)}` : word

/**
 * The letters that stand for each person, by id: no two the same. Who has theirs to themselves keeps the shortest; who
 * shares them gets more of the name, and people of one name are numbered in the order of their accounts.
 */
export function planInitials(people: readonly Named[]): ReadonlyMap<string, string> {
  const ordered = people.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  )
  const forms = new Map(ordered.map(({ id, displayName }) => [id, shortFormsOf(displayName)]))
  const isAlone = (form: string, id: string): boolean =>
    [...forms].every(([other, theirs]) => other === id || !theirs.includes(form))
  const taken = new Set<string>()
  const initials = new Map<string, string>()
  for (const [id, own] of forms) {
    const form = own.find((one) => isAlone(one, id) && !taken.has(one)) ?? numbered(own[0] ?? '?', taken)
    taken.add(form)
    initials.set(id, form)
  }
  return initials
}

/** The first of AN1, AN2, … that nobody has. */
function numbered(form: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${form.slice(0, 2)}${number}`)) number += 1
  return `${form.slice(0, 2)}${number}`
}
