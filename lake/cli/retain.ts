import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { countDroppedSignIns, dropSignIns } from '#lake/access/people/sign-ins.ts'
import { signInsKept } from '#lake/record/keeping/kept.ts'
import { retainServed } from '#lake/record/keeping/retain.ts'
import { readKept } from '#lake/settings.ts'
import { keptText } from '#settings/retention.ts'
import { openExisting } from './open.ts'

export const retainHelp = `retain [--dry-run]        erases the bodies of pages as served that are older than RECORD_RETENTION says and not held, and
                          attempts to sign in; entries and hashes stay. Beside a running lake or without one`

/** `retain [--dry-run]`. @returns the exit code */
export const retain = (args: string[]): number => {
  const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } })
  const isDryRun = values['dry-run'] === true
  const kept = readKept()
  const now = Date.now()
  const { db } = openExisting()
  try {
    const rule = keptText(kept.served)
    const does = isDryRun ? 'would be erased' : 'are erased'
    const author = `cli:${userInfo().username}`
    const erased =
      kept.served === undefined ? [] : retainServed(db, { kept: kept.served, now, author, isDryRun })
    for (const { dataset, pages, held } of erased)
      console.log(
        `${dataset}: the bodies of ${pages} pages as served ${does} (served=${rule})${held === 0 ? '' : `; ${held} as old are held and stay`}.`,
      )
    if (erased.length === 0)
      console.log(
        kept.served === undefined
          ? 'Pages as served are kept for ever (RECORD_RETENTION).'
          : `No page as served is older than served=${rule} allows.`,
      )
    const signIns = signInsKept(db, kept['sign-ins'], now)
    const dropped = isDryRun ? countDroppedSignIns(db, signIns) : dropSignIns(db, signIns)
    console.log(`${dropped} attempts to sign in ${does} (sign-ins=${keptText(kept['sign-ins'])}).`)
    return 0
  } finally {
    db.close()
  }
}
