import type { Lake } from '#lake/lake.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { logSource } from './log-rows.ts'
import { personActSource, refusedSource, signInSource } from './people-rows.ts'
import { actsIn, type Asked } from './plan-filter.ts'
import type { RowSource } from './rows.ts'
import { servedSource } from './served-rows.ts'

/** The parts of the record that hold what is asked for; of the log one for each act that is named. */
export function sourcesOf(
  { db, history }: Lake,
  dataset: Dataset,
  { filter, kinds, acts }: Asked,
): RowSource[] {
  const placeAt = (instant: string) => history.sequenceAt(dataset, instant)
  const byKind = {
    log: (act) => logSource(db, dataset.id, { filter, act, placeAt }),
    refused: () => refusedSource(db, dataset.id, filter),
    people: (act) => personActSource(db, filter, act),
    'sign-in': (act) => signInSource(db, filter, act),
    served: (act) => servedSource(db, dataset.id, { filter, act }),
  } satisfies Record<string, (act: string | undefined) => RowSource>
  return kinds.flatMap((kind) => {
    const named: readonly (string | undefined)[] = acts.length === 0 ? [undefined] : actsIn(kind, acts)
    return named.map((act) => byKind[kind](act))
  })
}
