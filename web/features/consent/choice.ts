import { type AskedGroup, askedGroups, storedKeys } from './registry.ts'

/** What a visitor has answered; null before any answer. An empty list is "only necessary". */
export type Choice = readonly AskedGroup[] | null

const isAsked = (name: string): name is AskedGroup => askedGroups.some((group) => group === name)

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * The answer that the cookies of a request or a document hold (requirements E4): `isAccept=1` is everything,
 * `isAccept=0` only what is necessary and whatever group `acceptedGroups` names beside it.
 */
export const readChoice = (cookies: string): Choice => {
  const answer = valueOf(cookies, 'isAccept')
  if (answer === '1') return askedGroups
  if (answer !== '0') return null
  return (valueOf(cookies, 'acceptedGroups') ?? '').split('.').filter(isAsked)
}

/** Whether what belongs to a group may be stored or sent now; without an answer it may not. */
export const allows = (cookies: string, group: AskedGroup): boolean =>
  readChoice(cookies)?.includes(group) ?? false

/** What follows from an answer: cookies to keep for a year and to drop, and keys of the groups refused that must go. */
export interface ChoicePlan {
  keep: { name: string; value: string }[]
  drop: string[]
  forget: { kind: 'localStorage' | 'sessionStorage'; key: string }[]
}

/** Plans an answer. Who takes some groups and not all of them has `isAccept=0`, so that nobody reads too much. */
export const planChoice = (groups: readonly AskedGroup[]): ChoicePlan => {
  const isAll = askedGroups.every((group) => groups.includes(group))
  const isSome = !isAll && groups.length > 0
  const refused = storedKeys.filter(
    ({ group }) => askedGroups.some((asked) => asked === group) && !groups.some((taken) => taken === group),
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
