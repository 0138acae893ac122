import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { isUserRole, roles, userRoles } from '#lake/access/roles.ts'
import { addToken, listTokens, revokeToken } from '#lake/access/tokens.ts'
import { CommandFailure } from './failure.ts'
import { openExisting } from './open.ts'

const usualDays = 90
const mostDays = 730

export const tokenHelp = `token list
token add <name> --role <role> [--days <n>]
                          for programs; shown once, good for ${usualDays} days unless said, ${mostDays} at most
token revoke <name>       at once`

const list = (db: DatabaseSync): void => {
  const tokens = listTokens(db)
  if (tokens.length === 0) console.log('No tokens yet. Add one with: token add <name> --role viewer')
  const now = new Date().toISOString()
  for (const { name, role, expiresAt, revokedAt } of tokens) {
    const until = `${expiresAt <= now ? 'expired' : 'until'} ${expiresAt.slice(0, 10)}`
    const state = revokedAt === null ? until : `revoked ${revokedAt.slice(0, 10)}`
    console.log([name.padEnd(24), role.padEnd(16), state].join(' '))
  }
}

const add = (db: DatabaseSync, args: string[]): void => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' }, days: { type: 'string' } },
  })
  const [name] = positionals
  const { role, days = String(usualDays) } = values
  if (name === undefined || role === undefined) {
    throw new CommandFailure(`Name and role are needed.\n\n${tokenHelp}`)
  }
  if (!isUserRole(role)) throw new CommandFailure(`"${role}" is no role. Roles: ${userRoles.join(', ')}.`)
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1 || count > mostDays) {
    throw new CommandFailure(`--days must be a whole number from 1 to ${mostDays}.`)
  }
  const { token, entry } = addToken(db, { name, role, days: count })
  console.error(
    `${name} may call as ${roles[role].title} until ${entry.expiresAt.slice(0, 10)}. It is shown this once:`,
  )
  console.log(token)
}

/**
 * `token …`: what programs call with. Takes effect at once, also beside a running lake.
 * @returns the exit code
 */
export const token = ([command, ...args]: string[]): number => {
  const { db } = openExisting()
  try {
    if (command === 'list') list(db)
    else if (command === 'add') add(db, args)
    else if (command === 'revoke' && args[0] !== undefined) {
      console.log(`${revokeToken(db, args[0]).name} is void from now on.`)
    } else throw new CommandFailure(tokenHelp)
    return 0
  } finally {
    db.close()
  }
}
