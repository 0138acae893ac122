import { lossFigure } from '#locales/loss-figure.gen.ts'
import { localeIds } from '#locales/table.ts'
import { forbids } from './constraints.ts'

/** Patterns of a word in all languages of the site, one after the other. */
const anyOf = (word: keyof typeof lossFigure.en): string =>
  [...new Set(localeIds.map((id) => lossFigure[id][word]))].filter((pattern) => pattern !== '').join('|')

const gap = '(?:[^.!?%\\d]|\\d\\.(?=\\d)|\\d){0,60}?'
const share = `\\d\\s*(?:%|${anyOf('share')})`
const losing = `(?<!\\p{L})(?:${anyOf('losing')})(?!\\p{L})`
const accounts = `(?<!\\p{L})(?:${anyOf('accounts')})(?!\\p{L})`
const people = `(?<!\\p{L})(?:${anyOf('people')})(?!\\p{L})`

/** A share in front of accounts: “NN % of accounts”, “NN % der Konten”, “NN % rachunków”. */
const shareOfAccounts = `${share}\\s+(?:(?:${anyOf('of')})\\s${gap}|(?:(?:${anyOf('adjective')})\\s+){0,3})${accounts}`

/** The same phrased about people, and in reverse with the figure at the end. */
const losingPeople = `${share}\\s+(?:(?:${anyOf('of')})\\s)?${gap}${people}${gap}${losing}`
const figureAfter = `(?:${accounts}${gap}${losing}|${losing}\\s+(?:\\p{L}+\\s+){0,3}${accounts})${gap}${share}`

/** Matches a literal percentage of losing accounts in any language of the site (law 1). */
const lossFigurePattern = `${shareOfAccounts}|${losingPeople}|${figureAfter}`

/** The percentage has a single source; every document type applies this rule to all of its texts. */
export const noLossFigure = forbids(
  lossFigurePattern,
  'Do not write the share of losing accounts by hand: it stands in “Risk warning”, and the site shows it on every page.',
)
