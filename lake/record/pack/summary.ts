import type { DocumentEvidence, Said } from './documents.ts'
import type { Gathered, Question } from './gather.ts'
import type { Proven } from './proofs.ts'

/** A part of the summary, for HTML and for PDF alike. */
export type Block =
  | { kind: 'title' | 'heading' | 'part' | 'text' | 'code'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'picture'; path: string; words: string }

/** `3 March 2026, 10:00:00 UTC`: everybody who reads it means the same instant. */
const instantText = (at: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(at)).replace(' at ', ', ')} UTC`

const acts: Readonly<Record<Said['kind'], string>> = {
  ask: 'asked for agreement',
  approve: 'agreed',
  refuse: 'refused',
  withdraw: 'withdrew',
  seed: 'took over the starting content',
}

const saidText = ({ kind, by, time, sequence, words }: Said): string =>
  `${by.name} (${by.role}) ${acts[kind]} on ${instantText(time)}, entry ${sequence}${words === undefined ? '' : `: “${words}”`}`

const documentRows = ({ id, written, inForceFrom, said, earlier }: DocumentEvidence): [string, string][] => {
  const last = earlier.at(-1)
  return [
    ['Document', id],
    ['Written by', `${written.author.name}, ${instantText(written.time)}, entry ${written.sequence}`],
    [
      'In force',
      inForceFrom === undefined
        ? 'as soon as it was published: its kind needs nobody’s agreement'
        : `since ${instantText(inForceFrom.time)}, entry ${inForceFrom.sequence}`,
    ],
    ...said.map((one): [string, string] => ['Said', saidText(one)]),
    [
      'Before',
      last === undefined
        ? 'this was its first published revision'
        : `${earlier.length} published ${earlier.length === 1 ? 'revision' : 'revisions'}, the last by ${last.author.name} on ${instantText(last.time)}`,
    ],
  ]
}

const checks = (proven: Proven, dataset: string): Block[] => [
  { kind: 'heading', text: 'How to check it' },
  {
    kind: 'text',
    text: 'Unpack the file (unzip FILE.wacz -d pack) and run node pack/verify.mjs. It needs Node alone and asks no network. Every file here is named in datapackage.json with its SHA-256; that list is signed, and the signature leads to the key below. Compare the key with the one the firm has published or given to you before: a pack proves nothing against a key it brings itself.',
  },
  { kind: 'code', text: proven.chains.map(({ key }) => key).join('\n') },
  {
    kind: 'text',
    text: `The checkpoints in record/checkpoints are signed notes (C2SP), and each entry in record/proofs.json has its inclusion proof (RFC 9162). The lake serves today’s checkpoint at /record/${dataset}/checkpoint for everybody. Where a .tsr file lies beside a checkpoint, a third party has dated it: openssl ts -verify -data CHECKPOINT -in FILE.tsr -CAfile CERTIFICATES.`,
  },
  {
    kind: 'text',
    text: 'To look at the page as it was: serve the folder site from any file server (python3 -m http.server --directory pack/site) and open the address, or open the file itself in ReplayWeb.page. Prices that were live are not repeated.',
  },
]

const isAgreed = ({ inForceFrom, said }: DocumentEvidence) => inForceFrom !== undefined || said.length > 0

/** The page itself first, then what people had to agree to. */
const inOrder = (documents: readonly DocumentEvidence[]): DocumentEvidence[] => {
  const [own, ...rest] = documents
  return [...(own ? [own] : []), ...rest.filter(isAgreed), ...rest.filter((one) => !isAgreed(one))]
}

/** What a person reads first, in English. */
export function summaryOf(
  question: Question,
  gathered: Gathered,
  {
    documents,
    proven,
    pictures,
    siteUrl,
    dataset,
    madeAt,
  }: {
    documents: readonly DocumentEvidence[]
    proven: Proven
    pictures: readonly { path: string; words: string }[]
    siteUrl: string
    dataset: string
    madeAt: string
  },
): Block[] {
  const { versions, files, missing, place } = gathered
  const until = question.until
  return [
    { kind: 'title', text: `What ${siteUrl}${question.address} showed` },
    {
      kind: 'text',
      text:
        until === undefined
          ? `Asked for: ${instantText(question.from)}.`
          : `Asked for: from ${instantText(question.from)} to ${instantText(until)}.`,
    },
    ...versions.flatMap(({ page, from, until: end }, at): Block[] => [
      {
        kind: 'heading',
        text: versions.length === 1 ? 'The answer' : `Version ${at + 1} of ${versions.length}`,
      },
      {
        kind: 'facts',
        rows: [
          [
            'Served',
            end === undefined
              ? `since ${instantText(from)}, and still when this was made`
              : `from ${instantText(from)} to ${instantText(end)}`,
          ],
          ['Answer', `${page.status}, language ${page.language}`],
          ['SHA-256 of the page', page.sha256],
          [
            'On record as',
            `entry ${page.seq} of the pages as served, received ${instantText(page.received)}`,
          ],
          [
            'Made from',
            page.sequence === null
              ? 'content of an unknown position of the log'
              : `content of log position ${page.sequence}`,
          ],
          ['Drawn by', `build ${page.build}`],
        ],
      },
    ]),
    ...pictures.map((one): Block => ({ kind: 'picture', ...one })),
    { kind: 'heading', text: 'Who had agreed' },
    {
      kind: 'text',
      text: `The documents that the ${versions.length === 1 ? 'page' : 'first version'} was made of, as they were in force at log position ${place}. Names are those that the lake knows today.`,
    },
    ...inOrder(documents).flatMap((one): Block[] => [
      { kind: 'part', text: one.title === one.type ? one.title : `${one.title} (${one.type})` },
      { kind: 'facts', rows: documentRows(one) },
    ]),
    { kind: 'heading', text: 'What is in this file' },
    {
      kind: 'facts',
      rows: [
        ['Pages', `${versions.length}, to the byte, with their headers`],
        ['Files of the site', `${files.filter(({ kind }) => kind === 'build').length}, to the byte`],
        [
          'Pictures',
          `${files.filter(({ kind }) => kind === 'picture').length}, cut anew from the original on record`,
        ],
        ['Papers', `${files.filter(({ kind }) => kind === 'paper').length}, to the byte`],
        ['Visitors', 'nothing about any of them'],
        [
          'Not in it',
          missing.length === 0
            ? 'nothing that the page needs'
            : missing.map(({ address, reason }) => `${address} (${reason})`).join('; '),
        ],
        ['Made', instantText(madeAt)],
      ],
    },
    ...checks(proven, dataset),
  ]
}
