import { maxTokenDays } from './plan-person.ts'

const dayMs = 86_400_000
/** As `token add` has it: no token is for ever. */
export const usualTokenDays = 90

/** The name of a token that another program gave a label: letters, digits, dots and dashes of it. */
export const planTokenName = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .slice(0, 64)
    .replaceAll(/^[._-]+|[._-]+$/g, '')

/** When a token ends, or a sentence about what was wished; without a wish after the usual time. */
export const planTokenEnd = (wish: string | null | undefined, now: Date): Date | string => {
  const limit = new Date(now.getTime() + maxTokenDays * dayMs)
  if (wish === null || wish === undefined) return new Date(now.getTime() + usualTokenDays * dayMs)
  const end = new Date(wish)
  if (Number.isNaN(end.getTime())) return `"${wish.slice(0, 40)}" is no date. Give one such as 2027-01-01.`
  if (end <= now) return 'A token must end in the future. Give a later date.'
  if (end > limit) {
    return `A token lasts ${maxTokenDays} days at most. Give a date up to ${limit.toISOString().slice(0, 10)}.`
  }
  return end
}
