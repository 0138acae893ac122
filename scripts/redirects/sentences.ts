import type { JudgedRow, Verdict } from '#schemas/redirects/plan-list.ts'
import { en } from '#studio/redirects/words/en.ts'

const sentence = (verdict: Verdict, isPermanent: boolean): string =>
  verdict === 'new' && !isPermanent ? en['is.new.time'] : en[`is.${verdict}`]

/** What becomes of a row, in the words of the Studio. */
export const tellRow = ({ row, from, to, verdict, isPermanent, detail }: JudgedRow): string =>
  `row ${row}: ${from} → ${to}: ${sentence(verdict, isPermanent).replaceAll('{{detail}}', detail)}`

/** Why a file is no list, in the words of the Studio. */
export const tellFault = (fault: 'bytes' | 'rows' | 'columns' | 'none', name: string): string =>
  en[`fault.${fault}`].replaceAll('{{name}}', name)
