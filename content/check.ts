import { parseArgs } from 'node:util'
import { checkSite } from './check/check-site.ts'
import { lakeSite, paperAddress } from './check/lake-site.ts'
import { content } from './content.ts'
import { settingsClient } from './lake/lake-client.ts'
import { papers } from './legal/paper-table.ts'
import { tellProblems } from './yaml/load.ts'

/** `node content/check.ts [--lake]`: checks the files, or what is published, and lists the faults. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { lake: { type: 'boolean', default: false } } })
  const site = values.lake
    ? await lakeSite(settingsClient())
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
