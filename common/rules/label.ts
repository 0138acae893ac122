import { isRecord, itemsOf, type JsonObject } from '#common/records.ts'
import { asRead } from '#common/text/as-read.ts'
import { languageName } from './language-name.ts'
import { assetIn } from './paper.ts'
import { type Segment, stepTo } from './paths.ts'
import type { RuleOf } from './rule-schema.ts'

type LabelRule = RuleOf<'label'>
type Document = Readonly<JsonObject>

/** A published state of a document. */
export interface PublishedState {
  /** Time, ISO 8601. */
  time: string
  document: Document
}

/** A file of one language in a version of a document. */
interface LabelledFile {
  step: Segment
  language: string
  asset: string
}

const labelIn = (document: Document, { field }: LabelRule): string => {
  const label = document[field]
  return typeof label === 'string' ? label.trim() : ''
}

/** Whether a reader takes the labels of two documents for the same one, in whatever letter case. */
const haveSameLabel = (one: Document, other: Document, rule: LabelRule): boolean => {
  const [first, second] = [one, other].map((document) => asRead(labelIn(document, rule)).trim().toLowerCase())
  return first === second
}

const filesIn = (document: Document, { of }: LabelRule): LabelledFile[] =>
  itemsOf(document[of]).flatMap((item, index) => {
    const asset = assetIn(item)
    const language = isRecord(item) ? item['language'] : undefined
    return typeof language === 'string' && asset !== undefined
      ? [{ step: stepTo(item, index), language, asset }]
      : []
  })

function sentence(
  rule: LabelRule,
  { language }: LabelledFile,
  past: PublishedState,
  name: string | undefined,
) {
  const label = labelIn(past.document, rule)
  const as = label === '' ? 'without a version label' : `as version “${label}”`
  const named = name === undefined ? '' : ` (${name})`
  return `${rule.message} A different ${languageName(language)} file${named} was published ${as} on ${past.time.slice(0, 10)}.`
}

/**
 * Files of a document whose label another file of their language used before, in any published version. What
 * is published already may stay.
 * @param current the published document, if there is one
 * @param states returns the versions ever published, oldest first; only called for new files
 * @param fileName the name of a file by its id, where it is known
 */
export function usedLabels(
  rule: LabelRule,
  document: Document,
  current: Document | undefined,
  states: () => readonly PublishedState[],
  fileName: (asset: string) => string | undefined = () => undefined,
): { step: Segment; message: string }[] {
  const isPublishedAlready = ({ language, asset }: LabelledFile): boolean =>
    current !== undefined &&
    haveSameLabel(current, document, rule) &&
    filesIn(current, rule).some((file) => file.language === language && file.asset === asset)
  const given = filesIn(document, rule).filter((file) => !isPublishedAlready(file))
  if (given.length === 0) return []
  const labelled = states().filter((state) => haveSameLabel(state.document, document, rule))
  return given.flatMap((file) => {
    const others = ({ document: past }: PublishedState) =>
      filesIn(past, rule).filter(({ language, asset }) => language === file.language && asset !== file.asset)
    const state = labelled.findLast((one) => others(one).length > 0)
    if (state === undefined) return []
    const name = fileName(others(state)[0]?.asset ?? '')
    return [{ step: file.step, message: sentence(rule, file, state, name) }]
  })
}
