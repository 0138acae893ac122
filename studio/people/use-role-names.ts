import { type CurrentUser, useCurrentUser } from 'sanity'
import { isUserRole } from './people-client.ts'
import { roleName } from './role-name.ts'
import { useWords } from './use-words.ts'

const languageOf = (user: CurrentUser): string | undefined =>
  'language' in user && typeof user.language === 'string' ? user.language : undefined

/** The roles of who is signed in, in the language of the Studio; one of a hosted project as it is titled there. */
export function useRoleNames(): string[] {
  const say = useWords()
  const user = useCurrentUser()
  if (user === null) return []
  return user.roles.map(({ name, title }) =>
    isUserRole(name) ? roleName(say, name, languageOf(user)) : title || name,
  )
}
