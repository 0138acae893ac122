import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zip, type Zippable } from 'fflate'
import { treeName } from '#lake/record/checkpoint.ts'
import { listOfBuild } from '#lake/record/served/build-files.ts'
import { headersText } from '#lake/record/served/pack.ts'
import { signNote } from '#lake/record/tree/note.ts'
import { archiveOf, type Captured } from './archive.ts'
import { DocumentsAt } from './documents.ts'
import { gather, type Gathered, type Question } from './gather.ts'
import { type Files, payloadsOf, prove, sequencesOf, siteFiles } from './parts.ts'
import { openPast } from './past.ts'
import { PackRefusal } from './refusal.ts'
import type { Signer } from './proofs.ts'
import { makePackKey, packKeyText, signedDigest } from './signature.ts'
import { sitePath } from './site-path.ts'
import { summaryHtml } from './summary-html.ts'
import { summaryPdf } from './summary-pdf.ts'
import { summaryOf } from './summary.ts'
import { sha256 } from '#lake/log/entry.ts'

/** Whose record it is, and where. */
export interface PackSource extends Signer {
  /** The site's dataset. */
  dataset: string
  siteUrl: string
  defaultLanguage: string
}

/** Takes pictures of a page from the files of its site, by their paths; none where no browser is there. */
export type TakePictures = (
  files: ReadonlyMap<string, Uint8Array>,
  address: string,
) => Promise<readonly { path: string; words: string; bytes: Uint8Array }[]>

const software = 'Halyard record'
const archiveName = 'data.warc.gz'

const jsonFile = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

const titleIn = (html: string): string => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

/** What is packed already is stored as it is. */
const levelOf = (path: string) => (/^archive\/|\.(?:png|jpe?g|webp|avif|woff2|pdf)$/.test(path) ? 0 : 6)

const packed = async (files: Files): Promise<Uint8Array> => {
  const entries: Zippable = Object.fromEntries(
    [...files].map(([path, bytes]) => [path, [new Uint8Array(bytes), { level: levelOf(path) }]]),
  )
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error === null ? resolve(bytes) : reject(error)))
  })
}

/**
 * Makes an evidence pack: one file (WACZ 1.2) that shows what an address gave its visitors, with all that proves it.
 * @param source the lake's database and key; it may be written to meanwhile
 * @throws {PackRefusal} with a sentence where the record has no answer
 */
export async function makePack(
  source: PackSource,
  question: Question,
  takePictures: TakePictures = async () => [],
  now: Date = new Date(),
): Promise<{ bytes: Uint8Array; gathered: Gathered }> {
  const past = openPast(source.db, source.dataset)
  if (past === undefined) throw new PackRefusal(`There is no dataset "${source.dataset}".`)
  const { siteUrl, dataset } = source
  const created = now.toISOString()
  const gathered = await gather(past, question, source)
  const { versions } = gathered
  const at = new DocumentsAt(past, gathered.place)
  const documents = gathered.documents.map((one) => at.of(one))
  const sequences = documents.flatMap(sequencesOf)
  const payloads = payloadsOf(past, sequences)
  const builds = [...new Set(versions.map(({ page }) => page.build))].flatMap((build, place) => {
    const lists = listOfBuild(past.db, past.dataset.id, build)
    return lists.map(({ seq, text }, nth) => ({
      build,
      entry: seq,
      file: `record/builds/${place + 1}.${nth + 1}.json`,
      text,
    }))
  })
  const proven = prove(
    source,
    past,
    gathered,
    sequences,
    builds.map(({ entry }) => entry),
  )
  const site = siteFiles(gathered, question.address)
  const pictures = await takePictures(site, question.address)

  const urlOf = (address: string) => `${siteUrl}${address}`
  const captured: Captured[] = [
    ...versions.map(
      ({ page, from, body, headers }): Captured => ({
        url: urlOf(page.address),
        at: from,
        type: headers['content-type'] ?? 'text/html',
        bytes: body,
        answer: { status: page.status, headers },
      }),
    ),
    ...gathered.files.map(
      ({ address, type, bytes }): Captured => ({
        url: urlOf(address),
        at: versions[0].from,
        type,
        bytes,
        answer: undefined,
      }),
    ),
  ]
  const { warc, index } = await archiveOf(captured, archiveName, software)
  const titles = versions.map(({ body }) => titleIn(body.toString()))
  const pages = versions.map(({ page, from }, place) =>
    JSON.stringify({ id: `${page.seq}`, url: urlOf(page.address), ts: from, title: titles[place] }),
  )
  const blocks = summaryOf(question, gathered, {
    documents,
    proven,
    pictures,
    siteUrl,
    dataset,
    madeAt: created,
  })
  const key = makePackKey()
  const name = treeName(source.base, dataset)

  const files: Files = new Map([
    ['summary.html', Buffer.from(summaryHtml(blocks))],
    ['summary.pdf', await summaryPdf(blocks, new Map(pictures.map(({ path, bytes }) => [path, bytes])), now)],
    ['verify.mjs', await readFile(fileURLToPath(new URL('verify.mjs', import.meta.url)))],
    [`archive/${archiveName}`, warc],
    ['indexes/index.cdx', Buffer.from(index)],
    [
      'pages/pages.jsonl',
      Buffer.from(
        `${[JSON.stringify({ format: 'json-pages-1.0', id: 'pages', title: 'Pages as served' }), ...pages].join('\n')}\n`,
      ),
    ],
    ['record/pack-key.note', Buffer.from(signNote(packKeyText(name, key), name, source.key))],
    ['record/proofs.json', jsonFile({ chains: proven.chains })],
    [
      'record/documents.json',
      jsonFile({ dataset, position: gathered.place, documents, payloads: payloads.told }),
    ],
    [
      'record/versions.json',
      jsonFile({
        dataset,
        address: question.address,
        asked: { from: question.from, until: question.until ?? null },
        site: `site/${sitePath(question.address, true)}`,
        versions: versions.map(({ page, from, until, headers }) => ({
          from,
          until: until ?? null,
          url: urlOf(page.address),
          status: page.status,
          language: page.language,
          sha256: page.sha256,
          headers: headersText(headers),
          entry: page.seq,
          build: page.build,
          position: page.sequence,
        })),
        builds: builds.map(({ build, entry, file }) => ({ build, entry, file })),
        files: gathered.files.map(({ address, kind, bytes }) => {
          const path = sitePath(address, false)
          const isInSite = site.get(path) === bytes
          return {
            address,
            kind,
            url: urlOf(address),
            sha256: sha256(bytes),
            site: isInSite ? `site/${path}` : null,
          }
        }),
        missing: gathered.missing,
      }),
    ],
    ...builds.map(({ file, text }): [string, Uint8Array] => [file, Buffer.from(text)]),
    ...proven.files,
    ...payloads.files,
    ...[...site].map(([path, bytes]): [string, Uint8Array] => [`site/${path}`, bytes]),
    ...pictures.map(({ path, bytes }): [string, Uint8Array] => [path, bytes]),
  ])
  const list = jsonFile({
    profile: 'wacz',
    title: `What ${urlOf(question.address)} showed`,
    description:
      'Pages as served, with what proves them. Read summary.html first; node verify.mjs checks it.',
    created,
    software,
    home: { url: urlOf(question.address), ts: versions[0].from },
    resources: [...files].map(([path, bytes]) => ({
      name: basename(path),
      path,
      hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
      bytes: bytes.length,
    })),
  })
  const all: Files = new Map([
    ['datapackage.json', list],
    ['datapackage-digest.json', Buffer.from(signedDigest(list, key, { created, software }))],
    ...files,
  ])
  return { bytes: await packed(all), gathered }
}
