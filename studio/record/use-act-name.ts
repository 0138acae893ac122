import { personActs } from '#common/person-acts.ts'
import type { RecordAct } from '#common/record-acts.ts'
import { useWords as usePeopleWords } from '#studio/people/use-words.ts'
import { useWords } from './use-words.ts'

type PersonAct = (typeof personActs)[number]

const isPersonAct = (act: RecordAct): act is PersonAct => personActs.some((one) => one === act)

/** Says an act in the language of the Studio; what is done to people as the screen of people says it. */
export function useActName(): (act: RecordAct) => string {
  const say = useWords()
  const sayOfPeople = usePeopleWords()
  return (act) => (isPersonAct(act) ? sayOfPeople(`act.${act}`) : say(`act.${act}`))
}
