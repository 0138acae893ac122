import type { DatabaseSync } from 'node:sqlite'
import { aclOf, type Grant } from './acl.ts'
import { listUsers } from './users.ts'

/** The Studio's own query, word for word; the lake keeps no such documents, since its roles are a table. */
export const groupsQuery = '*[_type == "system.group"]{members, grants}'

/** Who may read and write what, as groups of the hosted service: one for each role that somebody has. */
export const groupsOf = (db: DatabaseSync): { members: string[]; grants: Grant[] }[] => {
  const groups = new Map<string, { members: string[]; grants: Grant[] }>()
  for (const user of listUsers(db)) {
    if (user.disabledAt !== null) continue
    const standing = `${user.role} ${user.language ?? ''}`
    const group = groups.get(standing) ?? { members: [], grants: aclOf(user) }
    group.members.push(user.id)
    groups.set(standing, group)
  }
  return [...groups.values()]
}
