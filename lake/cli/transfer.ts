import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createClient, type SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { CommandFailure } from './failure.ts'
import { createProgress } from './progress.ts'

export const transferHelp = `export <file.tar.gz>      documents and assets of a running lake in Sanity's own format; --dataset <name>
import <file>             .tar.gz or .ndjson into a running lake; --dataset <name>, and for documents that
                          stand already --replace or --skip; without either they stop the import`

/** Sanity's own client against the running lake: whatever works here works with a hosted dataset. */
const clientFor = (dataset: string | undefined): SanityClient => {
  const settings = readSettings(['SANITY_PROJECT_ID', 'SANITY_DATASET', 'LAKE_URL', 'SANITY_API_WRITE_TOKEN'])
  return createClient({
    projectId: settings.SANITY_PROJECT_ID,
    dataset: dataset ?? settings.SANITY_DATASET,
    apiVersion: '2026-05-04',
    apiHost: settings.LAKE_URL,
    useProjectHostname: false,
    useCdn: false,
    token: currentSecret(settings.SANITY_API_WRITE_TOKEN),
  })
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (/fetch failed|ECONNREFUSED/.test(error.message) ||
    (error.cause !== undefined && isUnreachable(error.cause)))

/**
 * @throws {CommandFailure} with a sentence where the lake does not run or refuses; other errors pass through
 */
const explained = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isUnreachable(error)) {
      throw new CommandFailure(
        'The lake does not answer at LAKE_URL. Start it with npm start, then try again.',
      )
    }
    throw new CommandFailure(error instanceof Error ? error.message : String(error))
  }
}

interface Step {
  step: string
  current?: number
  total?: number | '?'
}

const describe = ({ step, current, total }: Step): string =>
  current === undefined
    ? step
    : `${step}: ${current}${total === undefined || total === '?' ? '' : ` of ${total}`}`

/** `export <file>`. @returns the exit code */
export const exportData = async (args: string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dataset: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined) throw new CommandFailure(`Into which file?\n\n${transferHelp}`)
  if (existsSync(file)) throw new CommandFailure(`${file} exists already. Name another file.`)
  const client = clientFor(values.dataset)
  const { dataset = '' } = client.config()
  const progress = createProgress(process.stderr)
  const onProgress = (step: Step) => progress.show(describe(step))
  const exporting = exportDataset({ client, dataset, outputPath: file, onProgress })
  const result = await explained(exporting).catch(async (error: unknown) => {
    await rm(file, { force: true })
    throw error
  })
  progress.end()
  console.log(`Exported ${result.documentCount} documents and ${result.assetCount} assets to ${file}.`)
  return 0
}

/** `import <file>`. @returns the exit code */
export const importData = async (args: string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dataset: { type: 'string' }, replace: { type: 'boolean' }, skip: { type: 'boolean' } },
  })
  const [file] = positionals
  if (file === undefined || !existsSync(file)) {
    throw new CommandFailure(
      file === undefined ? `Which file?\n\n${transferHelp}` : `There is no file ${file}.`,
    )
  }
  if (values.replace === true && values.skip === true) throw new CommandFailure('Either --replace or --skip.')
  const operation =
    values.replace === true ? 'createOrReplace' : values.skip === true ? 'createIfNotExists' : 'create'
  const progress = createProgress(process.stderr)
  const { numDocs, warnings } = await explained(
    sanityImport(createReadStream(file), {
      client: clientFor(values.dataset),
      operation,
      onProgress: (step: Step) => progress.show(describe(step)),
    }),
  )
  progress.end()
  for (const { message } of warnings) console.error(message)
  console.log(`Imported ${numDocs} documents from ${file}.`)
  return 0
}
