import { bundleOf } from '#lake/store/document.ts'
import { invalid } from '#lake/write/faults.ts'
import type { Workspace } from '#lake/write/workspace.ts'
import { asRelease } from './release.ts'

const releases = '_.releases.'

/** A state written outside of the actions could publish a release without the right to publish. */
function checkReleaseItself(workspace: Workspace, id: string): void {
  const isOurs = workspace.hasUnlocked(id.slice(releases.length))
  if (isOurs || workspace.principal.role === 'administrator') return
  throw invalid(`"${id}" is changed by the actions on releases alone`, workspace.indexOf(id), { id })
}

/**
 * The content of a scheduled release was approved, and that of an archived or published one is history: their
 * versions change by actions on the release only.
 * @throws {WriteRefusal} 400 naming the release and its state
 */
export function checkLocks(workspace: Workspace): void {
  for (const { id } of workspace.changes()) {
    if (id.startsWith(releases)) checkReleaseItself(workspace, id)
    const name = bundleOf(id)
    if (name === undefined || name === 'drafts' || workspace.hasUnlocked(name)) continue
    const release = asRelease(workspace.get(`_.releases.${name}`))
    if (release === undefined || release.state === 'active') continue
    const way = release.state === 'scheduled' ? ' Unschedule it first.' : ''
    const description = `The release "${name}" is ${release.state}; its documents cannot be changed.${way}`
    throw invalid(description, workspace.indexOf(id), { id })
  }
}
