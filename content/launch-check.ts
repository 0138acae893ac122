import { readSettings } from '#settings/read.ts'
import { checkSite } from './check/check-site.ts'
import { lakeSite } from './check/lake-site.ts'
import { type Finding, launchFindings } from './launch/findings.ts'
import { checkPeople } from './launch/people.ts'
import { approvalNotes, checkApprovals } from './launch/approvals.ts'
import { settingsClient } from './lake/lake-client.ts'

const projectId = (): string => readSettings(['SANITY_PROJECT_ID']).SANITY_PROJECT_ID
const isEmbedded = (): boolean => projectId() === 'local'

/**
 * `node content/launch-check.ts`: lists everything that forbids going live with what visitors get now. Exit
 * code 0 when nothing does, 1 when something does or the check failed.
 */
async function findAll(): Promise<Finding[]> {
  const client = settingsClient()
  const site = await lakeSite(client, isEmbedded() ? 'inForce' : 'published')
  const documents = site.subjects.map(({ document }) => document)
  const people = await checkPeople(client, readSettings(['SANITY_PROJECT_ID', 'DEMO_PASSWORD']))
  const approvals = isEmbedded() ? await checkApprovals(client) : []
  const content = checkSite(site).map(({ file, field, message }) => ({
    place: field === '' ? file : `${file} ${field}`,
    message,
  }))
  return [
    ...launchFindings({ documents, today: new Date().toISOString().slice(0, 10) }),
    ...approvals,
    ...people,
    ...content,
  ]
}

try {
  for (const note of approvalNotes(projectId())) console.error(`! ${note}`)
  const findings = await findAll()
  for (const { place, message } of findings) console.error(`✗ ${place}: ${message}`)
  if (findings.length === 0) console.log('✓ Nothing forbids going live')
  else console.error(`${findings.length} findings forbid going live`)
  process.exitCode = findings.length === 0 ? 0 : 1
} catch (error) {
  console.error(`Not checked. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
