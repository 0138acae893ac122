import type { Lake } from '#lake/lake.ts'
import { type Principal, type Standing, system } from '#lake/access/principal.ts'
import { readRobot, writeRobot } from '#lake/access/authenticate.ts'
import { planInitials } from './plan-initials.ts'
import { portrait } from './portrait.ts'
import { describeRole } from '#lake/access/roles.ts'
import { tokenById } from '#lake/access/tokens.ts'
import { listUsers, type User, userById } from '#lake/access/users.ts'

/** A user as other editors see them; e-mail addresses are not stored. */
export interface Profile {
  id: string
  displayName: string
  /** Initials that nobody else has; a program has Sanity's own. */
  imageUrl: string | null
  email: string
}

const profile = (id: string, displayName: string, imageUrl: string | null = null): Profile => ({
  id,
  displayName,
  imageUrl,
  email: '',
})

/** The initials of a user as a picture; disabled users keep theirs. */
const portraitOf = (lake: Pick<Lake, 'db'>, id: string): string | null => {
  const initials = planInitials(listUsers(lake.db)).get(id)
  return initials === undefined ? null : portrait(id, initials)
}

const programs = [writeRobot, readRobot, system]

/** The profile of this id, including disabled users: their name stays with what they wrote. */
export const profileOf = (lake: Pick<Lake, 'db'>, id: string): Profile | undefined => {
  const program = programs.find((candidate) => candidate.id === id)
  if (program) return profile(program.id, program.name)
  const token = tokenById(lake.db, id)
  if (token) return profile(token.id, token.name)
  const user = userById(lake.db, id)
  return user && profile(user.id, user.displayName, portraitOf(lake, user.id))
}

const roleEntry = (standing: Standing) => ({ name: standing.role, ...describeRole(standing) })

/**
 * Answer of `/users/me`. Sanity knows roles by name alone; the Studio reads `language` beside them
 * (`studio/languages/own-languages.ts`).
 */
export const currentUser = (lake: Pick<Lake, 'db'>, principal: Principal) => ({
  id: principal.id,
  name: principal.name,
  email: '',
  role: principal.role,
  roles: [roleEntry(principal)],
  ...(principal.language !== undefined && { language: principal.language }),
  provider: principal.kind === 'user' ? 'lake' : 'sanity-token',
  profileImage: portraitOf(lake, principal.id),
})

const member = (
  { id, ...standing }: Standing & { id: string },
  isRobot: boolean,
  isCurrentUser: boolean,
) => ({
  id,
  role: standing.role,
  roles: [roleEntry(standing)],
  isRobot,
  isCurrentUser,
})

/**
 * Everyone who may sign in, and the two robots: the members of the project. Demo users have `demoUser`, the
 * name to sign in with.
 */
export const membersOf = (lake: Pick<Lake, 'db'>, principal: Principal) => [
  ...listUsers(lake.db)
    .filter((user: User) => user.disabledAt === null)
    .map((user) => ({
      ...member(user, false, user.id === principal.id),
      ...(user.demo && { demoUser: user.name }),
    })),
  ...[writeRobot, readRobot].map((robot) => member(robot, true, robot.id === principal.id)),
]
