import type { Context } from 'hono'
import { describeRole, roles } from '#lake/access/roles.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { forbidden, projectNotFound, unauthorized } from '#lake/http/errors.ts'
import type { Lake } from '#lake/lake.ts'
import { assertWritable } from '#lake/record/state.ts'

/**
 * Lets administrators alone manage `what`, of this project, and nobody while nothing may be written.
 * @returns the id of who asks
 * @throws {HttpError} 401 without a token, 403 for another role, 404 for another project, 503 for a log that lacks what
 * was signed
 */
export function administratorOf(c: Context<LakeEnv>, lake: Lake, what: string): string {
  const principal = c.get('principal')
  const subject = `${what[0]?.toUpperCase() ?? ''}${what.slice(1)}`
  if (principal.kind === 'anonymous') throw unauthorized(`${subject} are managed with a token`)
  if (!roles[principal.role].manages) {
    throw forbidden(
      `The role ${describeRole(principal).title} may not manage ${what}. Ask a user with the role Administrator.`,
    )
  }
  const project = c.req.param('project')
  if (project !== undefined && project !== lake.settings.projectId) throw projectNotFound(project)
  if (c.req.method !== 'GET') assertWritable(lake.record)
  c.header('cache-control', 'no-store')
  return principal.id
}
