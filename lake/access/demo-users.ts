import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from '#common/log/logger.ts'
import type { LakeSettings } from '#lake/settings.ts'
import { system } from './principal.ts'
import { verifyPassword } from './password.ts'
import { englishName, translatedLocales } from '#locales/translation.ts'
import type { GrantedRole } from './roles.ts'
import { addUser, listUsers, setPassword, userByName } from './users.ts'

/** Demo users, named by their roles; `npm start` prints them (architecture 9). */
export const demoUsers: readonly (GrantedRole & { name: string; displayName: string })[] = [
  { name: 'admin', displayName: 'Administrator', role: 'administrator' },
  { name: 'compliance-1', displayName: 'Compliance 1', role: 'compliance' },
  { name: 'compliance-2', displayName: 'Compliance 2', role: 'compliance' },
  { name: 'marketer', displayName: 'Marketer', role: 'marketer' },
  ...translatedLocales.map((language) => ({
    name: `translator-${language}`,
    displayName: `Translator ${englishName(language)}`,
    role: 'translator' as const,
    language,
  })),
]

/**
 * Synchronises the demo users with DEMO_PASSWORD: adds missing ones, sets a changed password.
 * @throws {Error} when DEPLOYMENT=live and a demo password is set: a live lake has no demo users
 */
export const ensureDemoUsers = async (
  db: DatabaseSync,
  settings: Pick<LakeSettings, 'deployment' | 'demoPassword'>,
  log: Logger,
): Promise<void> => {
  const { deployment, demoPassword: password } = settings
  if (deployment === 'live') {
    if (password !== '')
      throw new Error('DEMO_PASSWORD is set although DEPLOYMENT=live. Remove DEMO_PASSWORD.')
    const left = listUsers(db).filter((user) => user.demo).length
    if (left > 0) log.warn('demo users cannot sign in on a live deployment', { users: left })
    return
  }
  if (password === '') return
  await Promise.all(
    demoUsers.map(async (demo) => {
      const user = userByName(db, demo.name)
      if (user === undefined) await addUser(db, { ...demo, password, demo: true }, system.id)
      else if (user.demo && !(await verifyPassword(password, user.passwordHash))) {
        await setPassword(db, user.id, password, system.id)
      }
    }),
  )
}
