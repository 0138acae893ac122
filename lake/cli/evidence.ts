import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFileAtomic } from '#common/files/atomic-file.ts'
import { PackRefusal } from '#lake/record/pack/refusal.ts'
import { makePack } from '#lake/record/pack/make-pack.ts'
import { findBrowser, takingPictures } from '#lake/record/pack/take-pictures.ts'
import { readAt } from '#lake/record/served/moment.ts'
import { signingKey } from '#lake/record/signing-key.ts'
import { baseOf } from '#lake/record/tree/base.ts'
import { openToLook } from '#lake/store/database.ts'
import { defaultLocale } from '#locales/table.ts'
import { readPackNaming } from '#lake/settings.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'
import { createProgress } from './progress.ts'

export const evidenceHelp = `evidence                  one file that proves what a page showed: --address /de/fees --at <instant> [--until
                          <instant>] --out FILE.wacz; instants with a zone, such as 2026-03-03T10:00:00Z. With a Chromium
                          on the PATH (or CHROMIUM) it has pictures; --no-pictures leaves them out`

/** @throws {CommandFailure} for what is no instant */
const instantIn = (option: string, text: string): string => {
  const moment = readAt(text, Date.now())
  if (moment.kind === 'instant') return moment.instant
  throw new CommandFailure(moment.message.replaceAll('The parameter "at"', `--${option}`))
}

/** `evidence --address <path> --at <instant> [--until <instant>] --out <file>`. @returns the exit code */
export const evidence = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      address: { type: 'string' },
      at: { type: 'string' },
      until: { type: 'string' },
      out: { type: 'string' },
      'no-pictures': { type: 'boolean' },
    },
  })
  const { address, at, until, out } = values
  if (address === undefined || at === undefined || out === undefined)
    throw new CommandFailure(
      'Say what is to be proven: --address /de/fees --at 2026-03-03T10:00:00Z --out fees.wacz',
    )
  if (!/^\/[^\s?#]*$/.test(address))
    throw new CommandFailure(
      '--address is the path of a page as visitors ask for it, with its language, such as /de/fees',
    )
  if (!out.endsWith('.wacz')) throw new CommandFailure(`--out must end in .wacz, as in ${out}.wacz`)
  if (existsSync(out)) throw new CommandFailure(`${out} exists already. Name another file.`)
  const question = {
    address,
    from: instantIn('at', at),
    until: until === undefined ? undefined : instantIn('until', until),
  }
  if (question.until !== undefined && question.until <= question.from)
    throw new CommandFailure('--until must come after --at')
  const { db, dataDir } = openExisting(openToLook)
  const { url, dataset, siteUrl, browser: named } = readPackNaming()
  const progress = createProgress(process.stderr)
  progress.show(`Gathering what ${address} showed`)
  try {
    const browser = values['no-pictures'] === true ? undefined : findBrowser(named)
    const source = {
      db,
      dataDir,
      base: baseOf(db, url),
      key: signingKey(dataDir),
      dataset,
      siteUrl,
      defaultLanguage: defaultLocale,
    }
    const { bytes, gathered } = await makePack(
      source,
      question,
      browser === undefined ? undefined : takingPictures(browser),
    )
    await writeFileAtomic(resolve(out), bytes)
    progress.end()
    const { versions, files, missing } = gathered
    console.log(
      `${out}: ${versions.length} ${versions.length === 1 ? 'version' : 'versions'}, ${files.length} files beside, ${Math.round(bytes.length / 1024)} kB`,
    )
    for (const { address: lacking, reason } of missing) console.log(`not in it: ${lacking} (${reason})`)
    if (browser === undefined && values['no-pictures'] !== true)
      console.log('no pictures: there is no Chromium on the PATH')
    return 0
  } catch (error) {
    progress.end()
    if (error instanceof PackRefusal) throw new CommandFailure(error.message)
    throw error
  } finally {
    db.close()
  }
}
