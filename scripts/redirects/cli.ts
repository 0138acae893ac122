import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { settingsClient } from '#content/lake/lake-client.ts'
import { createProgress } from '#lake/cli/progress.ts'
import {
  isFine,
  type JudgedRow,
  planList,
  standingOf,
  standingQuery,
  withoutSite,
} from '#schemas/redirects/plan-list.ts'
import { type ListRow, readList } from '#schemas/redirects/read-list.ts'
import { storeList } from '#schemas/redirects/store-list.ts'
import { fail, PlainError, say } from '#scripts/lib/say.mjs'
import { readSettings } from '#settings/read.ts'
import { askSite } from './ask-site.ts'
import { tellFault, tellRow } from './sentences.ts'

const usage = `npm run redirects -- import LIST.csv [--dry-run]
    says what becomes of each row of a list of old addresses (columns from, to and, if wished, permanent), and publishes
    the redirects that can be made; with --dry-run it only says
npm run redirects -- check LIST.csv [--site ADDRESS]
    asks the running site for each old address, and says where it leads; SITE_URL unless another one is named
Exit code 1 where a row is left out or leads elsewhere.`

const rowsOf = (file: string): readonly ListRow[] => {
  const name = basename(file)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = readList(bytes)
  if ('fault' in read) throw new PlainError(tellFault(read.fault, name))
  if (read.rows.length === 0) throw new PlainError(tellFault('none', name))
  return read.rows
}

const progress = createProgress(process.stderr)

const judge = async (rows: readonly ListRow[]): Promise<readonly JudgedRow[]> =>
  planList(
    rows,
    standingOf(await settingsClient().fetch<unknown>(standingQuery, {}, { perspective: 'published' })),
  )

const importList = async (file: string, isDry: boolean): Promise<boolean> => {
  const judged = await judge(rowsOf(file))
  for (const row of judged) say(tellRow(row))
  const made = isDry
    ? 0
    : await storeList(settingsClient(), judged, (done, all) =>
        progress.show(`redirects: ${done} of ${all} published`),
      )
  progress.end()
  const odd = judged.filter((row) => !isFine(row)).length
  const toMake = judged.filter(({ verdict }) => verdict === 'new').length
  say(
    `${judged.length} rows: ${isDry ? `${toMake} to make` : `${made} published`}, ${judged.length - odd - toMake} there already, ${odd} left out`,
  )
  return odd === 0
}

const checkList = async (file: string, site: string): Promise<boolean> => {
  const rows = rowsOf(file)
  const judged = await judge(rows)
  let wrong = 0
  for (const [at, { row, to, verdict }] of judged.entries()) {
    progress.show(`asked: ${at} of ${rows.length}`)
    const from = withoutSite(rows[at]?.from ?? '')
    const { isRight, sentence } = ['from', 'to', 'language'].includes(verdict)
      ? { isRight: false, sentence: 'the row cannot be read' }
      : await askSite(site, from, to)
    if (isRight) continue
    wrong += 1
    progress.end()
    say(`row ${row}: ${from} → ${to}: ${sentence}`)
  }
  progress.end()
  say(`${rows.length} rows: ${rows.length - wrong} lead where they should in one hop, ${wrong} do not`)
  return wrong === 0
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      site: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  if (values.help) say(usage)
  else if (command === 'import' && file !== undefined)
    process.exitCode = (await importList(file, values['dry-run'])) ? 0 : 1
  else if (command === 'check' && file !== undefined)
    process.exitCode = (await checkList(file, values.site ?? readSettings(['SITE_URL']).SITE_URL)) ? 0 : 1
  else throw new PlainError(usage)
} catch (error) {
  progress.end()
  fail(error instanceof Error && 'code' in error ? new PlainError(error.message) : error)
}
