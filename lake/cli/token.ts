import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { describeRole } from '#lake/access/roles.ts'
import { maxTokenDays } from '#lake/access/people/plan-person.ts'
import { usualTokenDays } from '#lake/access/people/plan-token.ts'
import { addToken, listTokens, revokeToken } from '#lake/access/tokens.ts'
import { CommandFailure } from './failure.ts'
import { commandLine, openExisting } from './open.ts'
import { parseRole, roleColumn, roleHelp, roleOptions } from './role.ts'

export const tokenHelp = `token list
token add <name> --role <role> [--language <language>] [--days <n>]
                          for programs; shown once, good for ${usualTokenDays} days unless said, ${maxTokenDays} at most
token revoke <name>       at once

${roleHelp}`

const list = (db: DatabaseSync): void => {
  const tokens = listTokens(db)
  if (tokens.length === 0) console.log('No tokens yet. Add one with: token add <name> --role viewer')
  const now = new Date().toISOString()
  for (const { name, role, language, expiresAt, revokedAt } of tokens) {
    const until = `${expiresAt <= now ? 'expired' : 'until'} ${expiresAt.slice(0, 10)}`
    const state = revokedAt === null ? until : `revoked ${revokedAt.slice(0, 10)}`
    console.log([name.padEnd(24), roleColumn({ role, language }), state].join(' '))
  }
}

const add = (db: DatabaseSync, args: string[]): void => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...roleOptions, days: { type: 'string' } },
  })
  const [name] = positionals
  const { role, language, days = String(usualTokenDays) } = values
  if (name === undefined || role === undefined) {
    throw new CommandFailure(`Name and role are needed.\n\n${tokenHelp}`)
  }
  const granted = parseRole(role, language)
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1 || count > maxTokenDays) {
    throw new CommandFailure(`--days must be a whole number from 1 to ${maxTokenDays}.`)
  }
  const { token, entry } = addToken(db, { name, ...granted, end: { days: count } }, commandLine)
  console.error(
    `${name} may call as ${describeRole(granted).title} until ${entry.expiresAt.slice(0, 10)}. It is shown this once:`,
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
      console.log(`${revokeToken(db, args[0], commandLine).name} is void from now on.`)
    } else throw new CommandFailure(tokenHelp)
    return 0
  } finally {
    db.close()
  }
}
