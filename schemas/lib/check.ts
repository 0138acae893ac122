import type { CustomValidatorResult, ValidationContext, ValidationError } from 'sanity'
import { faultPaths, isMet } from '#common/rules/evaluate.ts'
import { findPlaces } from '#common/rules/paths.ts'
import { isTaken } from '#common/rules/unique.ts'
import type { Constraint, RuleOf } from '#common/rules/rule-schema.ts'
import { labelFaults } from './ask-label.ts'
import { paperFaultAt } from './ask-paper.ts'
import { isTargetThere } from './ask-target.ts'
import type { PlacedConstraint } from './constraints.ts'
import { inWords } from '#schemas/words/say.ts'

/** The part of the Studio's rule that `check` uses, for every field type. */
interface StudioRule<Rule> {
  custom(
    validator: (
      value: unknown,
      context: ValidationContext,
    ) => CustomValidatorResult | Promise<CustomValidatorResult>,
  ): Rule
}

/** The Studio's `validation` function of a field, with its constraints for the rules file. */
export interface Check {
  <Rule extends StudioRule<Rule>>(rule: Rule): Rule[]
  constraints: readonly PlacedConstraint[]
}

type Compared = Readonly<Record<string, unknown>> & { readonly _id: string }

/** Whether no other published document in the lake has the same values. */
async function isUnique(
  constraint: RuleOf<'unique'>,
  value: unknown,
  context: ValidationContext,
): Promise<boolean> {
  const [field] = context.path ?? []
  const { document } = context
  if (typeof field !== 'string' || !document || value === undefined) return true
  const { of = field } = constraint
  const id = document._id.replace(/^drafts\.|^versions\.[^.]+\./, '')
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'published' })
  const others = await client.fetch<Compared[]>(
    `*[_type == $type && _id != $id]{ ${['_id', of, ...constraint.with].join(', ')} }`,
    { type: document._type, id },
  )
  return !isTaken(constraint, { path: field, value }, { ...document, _id: id }, others)
}

/** The lake's findings on each file of the value. */
async function papersIn(
  constraint: PlacedConstraint,
  value: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const told = await Promise.all(
    findPlaces(value, constraint.at ?? '').map(async (place): Promise<ValidationError[]> => {
      const fault = await paperFaultAt(place.value, context)
      return fault === undefined
        ? []
        : [{ message: inWords(`${constraint.message} ${fault}`), path: [...place.path, 'value'] }]
    }),
  )
  const errors = told.flat()
  return errors.length > 0 ? errors : true
}

function checkBelow(constraint: PlacedConstraint, path: string, value: unknown): CustomValidatorResult {
  const errors: ValidationError[] = findPlaces(value, path).flatMap((place) =>
    faultPaths(constraint, place.value).map((below) => ({
      message: inWords(constraint.message),
      path: [...place.path, ...below],
    })),
  )
  return errors.length > 0 ? errors : true
}

/** Rules on a whole value whose error belongs to a place inside it. */
const pointsBelow = new Set<Constraint['rule']>([
  'forbids',
  'ordered',
  'differ',
  'notShorter',
  'either',
  'keys',
  'placeholders',
])

async function checkValue(
  constraint: PlacedConstraint,
  value: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (constraint.rule === 'paper') return papersIn(constraint, value, context)
  if (constraint.rule === 'label') return labelFaults(constraint, value, context)
  const below = constraint.at ?? (pointsBelow.has(constraint.rule) ? '' : undefined)
  if (below !== undefined) return checkBelow(constraint, below, value)
  if (constraint.rule === 'unique') {
    return (await isUnique(constraint, value, context)) || inWords(constraint.message)
  }
  if (constraint.rule === 'target') {
    return (await isTargetThere(constraint, value, context)) || inWords(constraint.message)
  }
  return isMet(constraint, value) || inWords(constraint.message)
}

/**
 * Declares a field's constraints once for both guards: it is the Studio's `validation`, which shows the error
 * at the field in the language of the Studio, and `schemas/write-rules.ts` reads the same constraints for the rules file with which the
 * lake refuses a publish.
 */
export function check(...constraints: readonly PlacedConstraint[]): Check {
  const validation = <Rule extends StudioRule<Rule>>(rule: Rule): Rule[] =>
    constraints.map((constraint) => rule.custom((value, context) => checkValue(constraint, value, context)))
  return Object.assign(validation, { constraints })
}
