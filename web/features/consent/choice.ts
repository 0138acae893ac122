import { type AskedGroup, askedGroups, storedKeys } from './registry.ts'

/** The visitor's answer; null before any. An empty list means "only necessary". */
export type Choice = readonly AskedGroup[] | null

const isAsked = (name: string): name is AskedGroup => askedGroups.some((group) => group === name)

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * Parses the answer from cookies (requirements E4): `isAccept=1` accepts everything, `isAccept=0` only what is
 * necessary plus the groups in `acceptedGroups`.
 */
export const readChoice = (cookies: string): Choice => {
  const answer = valueOf(cookies, 'isAccept')
  if (answer === '1') return askedGroups
  if (answer !== '0') return null
  return (valueOf(cookies, 'acceptedGroups') ?? '').split('.').filter(isAsked)
}

/** Whether a group's data may be stored or sent now; false without an answer. */
export const allows = (cookies: string, group: AskedGroup): boolean =>
  readChoice(cookies)?.includes(group) ?? false

/**
 * The effects of an answer: cookies to set for a year, cookies to delete, and storage keys of refused groups to
 * remove.
 */
export interface ChoicePlan {
  keep: { name: string; value: string }[]
  drop: string[]
  forget: { kind: 'localStorage' | 'sessionStorage'; key: string }[]
}

/**
 * Plans an answer. Only what is necessary also ends what a visitor kept by their own wish, where the table says so.
 * Accepting only some groups sets `isAccept=0`, so that no reader infers too much.
 */
export const planChoice = (groups: readonly AskedGroup[]): ChoicePlan => {
  const isAll = askedGroups.every((group) => groups.includes(group))
  const isSome = !isAll && groups.length > 0
  const isRefusal = groups.length === 0
  const refused = storedKeys.filter(
    ({ group, endsWithRefusal }) =>
      (isRefusal && endsWithRefusal) ||
      (askedGroups.some((asked) => asked === group) && !groups.some((taken) => taken === group)),
  )
  return {
    keep: [
      { name: 'isAccept', value: isAll ? '1' : '0' },
      ...(isSome ? [{ name: 'acceptedGroups', value: groups.join('.') }] : []),
    ],
    drop: [
      ...(isSome ? [] : ['acceptedGroups']),
      ...refused.flatMap(({ kind, key }) => (kind === 'cookie' ? [key] : [])),
    ],
    forget: refused.flatMap(({ kind, key }) => (kind === 'cookie' ? [] : { kind, key })),
  }
}
