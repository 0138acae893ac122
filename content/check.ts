import { parseArgs } from 'node:util'
import { checkSite } from './check/check-site.ts'
import type { Site } from './check/subject.ts'
import { content } from './content.ts'
import { settingsClient } from './lake-client.ts'
import { papers } from './legal/paper-table.ts'
import { readLake } from './read-lake.ts'
import { tellProblems } from './yaml/load.ts'

const paperAddress = (slug: unknown): string => `/legal/${String(slug)}.pdf`

/** The content of the lake, by the ids of its documents. */
async function lakeSite(): Promise<Site> {
  const documents = await readLake(settingsClient())
  const slugs = documents.flatMap((one) => (one._type === 'legalDocument' ? [one['slug']] : []))
  return {
    subjects: documents.map((document) => ({ file: document._id, document })),
    papers: new Set(slugs.map(paperAddress)),
  }
}

/** `node content/check.ts [--lake]`: looks through the files, or through what is published, and lists what is wrong. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { lake: { type: 'boolean', default: false } } })
  const site = values.lake
    ? await lakeSite()
    : { subjects: content.loaded, papers: new Set(papers.map(({ slug }) => paperAddress(slug))) }
  const findings = [...(values.lake ? [] : content.problems), ...checkSite(site)]
  const count = site.subjects.length
  if (findings.length === 0) {
    console.log(`content: ${count} documents, nothing found`)
    return
  }
  console.error(`${tellProblems(findings)}\ncontent: ${count} documents, ${findings.length} findings`)
  process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(`The content was not checked. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
