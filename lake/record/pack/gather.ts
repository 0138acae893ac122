import { sha256 } from '#lake/log/entry.ts'
import { expiryOf } from '#lake/record/keeping/expired.ts'
import { fileOf, filesOfBuild } from '#lake/record/served/build-files.ts'
import { type Found, ServedPages, type Version } from '#lake/record/served/find.ts'
import type { ServedHeaders } from '#lake/record/served/pack.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { type GatheredFile, type Missing, papers, pictures } from './beside.ts'
import { filesNeeded, papersIn } from './loaded.ts'
import { madeOf } from './made-of.ts'
import { inForceAt, type Past } from './past.ts'
import { PackRefusal } from './refusal.ts'
import { isText, typeOf } from './types.ts'

/** What is asked for: an address at an instant, or from one to another (ISO 8601). */
export interface Question {
  address: string
  from: string
  until: string | undefined
}

/** A version that visitors got, to the byte. */
export interface GatheredVersion extends Version {
  body: Buffer
  headers: ServedHeaders
}

/** Everything a pack is made of. */
export interface Gathered {
  versions: readonly [GatheredVersion, ...GatheredVersion[]]
  files: readonly GatheredFile[]
  /** Addresses of files that the pages need and that are on no record, each with the reason. */
  missing: readonly Missing[]
  /** The position of the log that the first version was read at; its documents are as of it. */
  place: number
  documents: readonly LakeDocument[]
}

function versionOf(found: Found, { address, from }: Question): Version {
  if (found.kind === 'version') return found.version
  if (found.kind === 'never') throw new PackRefusal(`The page "${address}" is not on record.`)
  if (found.kind === 'before')
    throw new PackRefusal(`The page "${address}" was first served at ${found.first}, after ${from}.`)
  const { gap, last } = found
  throw new PackRefusal(
    `What "${address}" showed at ${from} is not known: from ${gap.from} to ${gap.until} the site could not record what it served (${gap.reason}). The last version known before is that of ${last.from}.`,
  )
}

/** All versions that were served at some time of the question. */
function versionsOf(past: Past, question: Question): GatheredVersion[] {
  const { address, from, until } = question
  const pages = new ServedPages(past.db, past.dataset.id)
  const first = versionOf(pages.at(address, from), question)
  const later =
    until === undefined ? [] : pages.versions(address).filter((one) => one.from > from && one.from <= until)
  return [first, ...later].map((version) => {
    const { seq } = version.page
    const expiry = expiryOf(past.db, past.dataset.id, seq)
    if (expiry !== undefined)
      throw new PackRefusal(
        `What "${address}" showed from ${version.from} on was erased on ${expiry.at} by ${expiry.by}, since pages as served are kept for ${expiry.rule}. Its hash stays on record as entry ${seq}.`,
      )
    const content = pages.content(version.page)
    if (content === undefined)
      throw new PackRefusal(
        `What is kept of "${address}" (entry ${seq}) is not what was recorded: its hash is wrong. Run npm run lake -- verify, and restore the newest backup.`,
      )
    return { ...version, body: content.body, headers: JSON.parse(content.headers) }
  })
}

/** The files of its build that a page needs. */
function buildFiles(past: Past, { body, page }: GatheredVersion, missing: Missing[]): GatheredFile[] {
  const known = filesOfBuild(past.db, past.dataset.id, page.build)
  if (known === undefined) {
    missing.push({
      address: '/_next/static/',
      reason: `the files of the build ${page.build} are not on record`,
    })
    return []
  }
  const read = new Map<string, Buffer | undefined>()
  const bytesOf = (address: string): Buffer | undefined => {
    if (!read.has(address)) read.set(address, fileOf(past.db, known.get(address) ?? ''))
    return read.get(address)
  }
  const textOf = (address: string) => (isText(address) ? bytesOf(address)?.toString() : undefined)
  return filesNeeded({ text: body.toString(), address: page.address }, known, textOf).flatMap((address) => {
    const bytes = bytesOf(address)
    if (bytes === undefined) {
      missing.push({ address, reason: 'what is kept of it is not what was recorded' })
      return []
    }
    return { address, type: typeOf(address), bytes, kind: 'build' as const }
  })
}

/**
 * Gathers what the record has of an address in a time, and all that belongs to it.
 * @param defaultLanguage whose addresses have no language
 * @throws {PackRefusal} with a sentence where the record has no answer
 */
export async function gather(
  past: Past,
  question: Question,
  { dataDir, defaultLanguage }: { dataDir: string; defaultLanguage: string },
): Promise<Gathered> {
  const [first, ...later] = versionsOf(past, question)
  if (first === undefined) throw new PackRefusal(`The page "${question.address}" is not on record.`)
  const place = first.page.sequence ?? past.history.sequenceAt(past.dataset, first.from) ?? 0
  const documents = inForceAt(past, place)
  const missing: Missing[] = []
  const found = new Map<string, GatheredFile>()
  for (const version of [first, ...later]) {
    const all = [
      ...buildFiles(past, version, missing),
      ...(await pictures(past, dataDir, version.body.toString(), missing)),
    ]
    for (const file of all) found.set(`${file.address} ${sha256(file.bytes)}`, file)
  }
  const names = papersIn(first.body.toString())
  const linked = await papers(past, dataDir, { documents, names, defaultLanguage }, missing)
  for (const file of linked.files) found.set(`${file.address} ${sha256(file.bytes)}`, file)
  return {
    versions: [first, ...later],
    files: [...found.values()],
    missing: [...new Map(missing.map((one) => [one.address, one])).values()],
    place,
    documents: madeOf(documents, { address: question.address, language: first.page.language }, linked.ids),
  }
}
