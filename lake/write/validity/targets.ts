import type { Change } from '#lake/store/committed.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import { isExcepted } from '#common/rules/deep.ts'
import { findPlaces } from '#common/rules/paths.ts'
import type { Rule, Rules } from '#common/rules/rule-schema.ts'
import { addressIn, pathIn } from '#common/rules/targets.ts'
import type { RuleFault } from './rules.ts'

type OfType = (type: string) => readonly LakeDocument[]

/** An address of the site a document leads to. */
interface Lead {
  address: string
  rule: Rule
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const leadsOf = (doc: LakeDocument, { types }: Rules): Lead[] =>
  (types[doc._type] ?? []).flatMap((rule) => {
    if (rule.rule !== 'target') return []
    return findPlaces(doc, rule.path).flatMap(({ value, parent }) => {
      const address = pathIn(value)
      return address === undefined || isExcepted(parent, rule.unless) ? [] : [{ address, rule }]
    })
  })

/** A document's own address and its language, where it has them. */
function addressOf(
  doc: LakeDocument,
  { targets }: Rules,
): { address: string; language: string | undefined } | undefined {
  const own = addressIn(targets, doc)
  if (own === undefined) return undefined
  const { language } = own.target
  return { address: own.address, language: language === undefined ? undefined : text(doc[language]) }
}

/** The addresses visitors of a language find, with the languages of each; `undefined` means every language. */
function addressesThere(rules: Rules, ofType: OfType): Map<string, Set<string | undefined>> {
  const there = new Map<string, Set<string | undefined>>(
    rules.ownPages.map((path) => [path, new Set([undefined])]),
  )
  for (const type of new Set(rules.targets.map((target) => target.type))) {
    for (const doc of ofType(type)) {
      const own = isPublished(doc._id) ? addressOf(doc, rules) : undefined
      if (own === undefined) continue
      const known = there.get(own.address)
      if (known === undefined) there.set(own.address, new Set([own.language]))
      else known.add(own.language)
    }
  }
  return there
}

const nameOf = (doc: LakeDocument, rules: Rules): string => {
  const own = addressOf(doc, rules)
  const title = text(doc['title'])
  return own === undefined
    ? doc._id
    : [own.address, own.language && `(${own.language})`, title && `“${title}”`].filter(Boolean).join(' ')
}

const languageOf = (doc: LakeDocument): string | undefined => text(doc['language'])

type Fault = RuleFault & { id: string }

/** What changed documents lead to that they did not lead to before. */
const givenLeads = (changes: readonly Change[], rules: Rules): (Lead & { doc: LakeDocument })[] =>
  changes.flatMap(({ before, after }) => {
    if (after === undefined) return []
    const known = new Set(before === undefined ? [] : leadsOf(before, rules).map(({ address }) => address))
    return leadsOf(after, rules).flatMap((lead) => (known.has(lead.address) ? [] : [{ ...lead, doc: after }]))
  })

/** Addresses that documents had and have no longer. */
const goneAddresses = (changes: readonly Change[], rules: Rules): { id: string; address: string }[] =>
  changes.flatMap(({ id, before, after }) => {
    const own = before && addressOf(before, rules)
    const now = after && addressOf(after, rules)
    const stays = own?.address === now?.address && own?.language === now?.language
    return own === undefined || stays ? [] : [{ id, address: own.address }]
  })

/**
 * Dead links and menu entries: those newly added to a document, and those in other documents whose target is
 * removed. A link that was dead before may stay, so that nobody has to fix what someone else wrote.
 * @param ofType every document of a type after the transaction
 */
export function deadTargets(changes: readonly Change[], rules: Rules, ofType: OfType): Fault[] {
  if (rules.targets.length === 0) return []
  const published = changes.filter(({ id }) => isPublished(id))
  const given = givenLeads(published, rules)
  const gone = goneAddresses(published, rules)
  if (given.length === 0 && gone.length === 0) return []
  const there = addressesThere(rules, ofType)
  const isDead = (address: string, doc: LakeDocument): boolean => {
    const [languages, language] = [there.get(address), languageOf(doc)]
    if (languages === undefined) return true
    return language !== undefined && !languages.has(undefined) && !languages.has(language)
  }
  const isTold = (doc: LakeDocument, address: string) =>
    given.some((lead) => lead.doc === doc && lead.address === address)
  const leftBy = (address: string): LakeDocument[] =>
    Object.keys(rules.types).flatMap((type) =>
      ofType(type).filter(
        (doc) =>
          isPublished(doc._id) &&
          !isTold(doc, address) &&
          isDead(address, doc) &&
          leadsOf(doc, rules).some((lead) => lead.address === address),
      ),
    )
  return [
    ...given.flatMap(({ address, rule, doc }) =>
      isDead(address, doc)
        ? [{ id: doc._id, path: rule.path, message: `${rule.message} It is ${address}.` }]
        : [],
    ),
    ...gone.flatMap(({ id, address }) => {
      const names = leftBy(address).map((doc) => nameOf(doc, rules))
      return names.length === 0 ? [] : [{ id, path: '', message: lostAddress(address, names) }]
    }),
  ]
}

const lostAddress = (address: string, names: readonly string[]): string =>
  `${address} cannot be taken away, because it is led to from: ${names.join(', ')}. Lead them elsewhere first, or redirect ${address} in the same step.`
