import { forbids } from './constraints.ts'

const gap = '(?:[^.!?%\\d]|\\d\\.(?=\\d)|\\d){0,60}?'
const share = '\\d\\s*(?:%|per\\s?cent|Prozent|procent\\p{L}*|proc\\.)'
const losing = '(?<!\\p{L})(?:los(?:e|es|ing|t)|verl(?:ier|or)\\p{L}*|s?trac\\p{L}*)(?!\\p{L})'
const accounts = '(?<!\\p{L})(?:accounts|\\p{L}{0,30}konten|rachunk(?:ów|i)|kont)(?!\\p{L})'
const people =
  '(?<!\\p{L})(?:clients|customers|investors|traders|\\p{L}{0,30}anleger\\p{L}{0,2}|\\p{L}{0,30}kunden|klientów|inwestorów)(?!\\p{L})'

/** A share in front of accounts: “NN % of accounts”, “NN % der Konten”, “NN % rachunków”. */
const shareOfAccounts = `${share}\\s+(?:(?:of|der|von|aller)\\s${gap}|(?:\\p{L}+[yi]ch\\s+){0,3})${accounts}`

/** The same said of people, and the other way round with the figure at the end. */
const losingPeople = `${share}\\s+(?:(?:of|der|von|aller)\\s)?${gap}${people}${gap}${losing}`
const figureAfter = `(?:${accounts}${gap}${losing}|${losing}\\s+(?:\\p{L}+\\s+){0,3}${accounts})${gap}${share}`

/** Matches a literal percentage of losing accounts in English, German and Polish (law 1). */
const lossFigurePattern = `${shareOfAccounts}|${losingPeople}|${figureAfter}`

/** The percentage has one place; every document type carries this guard for all of its texts. */
export const noLossFigure = forbids(
  lossFigurePattern,
  'Do not write the share of losing accounts by hand: it stands in “Risk warning”, and the site shows it on every page.',
)
