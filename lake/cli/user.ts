import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { planEmail } from '#lake/access/people/plan-person.ts'
import { describeRole } from '#lake/access/roles.ts'
import {
  addUser,
  disableUser,
  enableUser,
  listUsers,
  setEmail,
  setPassword,
  type User,
  userByName,
} from '#lake/access/users.ts'
import { CommandFailure } from './failure.ts'
import { commandLine, openExisting } from './open.ts'
import { readPassword } from './read-password.ts'
import { parseRole, roleColumn, roleHelp, roleOptions } from './role.ts'

export const userHelp = `user list
user add <name> --role <role> [--language <language>] [--display "<name shown to others>"] [--email <address>]
user email <name> [<address>]   where mail of the Studio goes; without an address nowhere
user password <name>
user disable <name>       ends the sessions at once; what was written stays theirs
user enable <name>

${roleHelp}
The password is asked for, or read from standard input.`

const existing = (db: DatabaseSync, name: string | undefined): User => {
  if (name === undefined) throw new CommandFailure(`Which user?\n\n${userHelp}`)
  const user = userByName(db, name)
  if (user === undefined) throw new CommandFailure(`There is no user "${name}". See: user list`)
  return user
}

const list = (db: DatabaseSync): void => {
  const users = listUsers(db)
  if (users.length === 0) console.log('No users yet. Add one with: user add <name> --role administrator')
  for (const { name, displayName, role, language, demo, disabledAt } of users) {
    const marks = [demo ? 'demo' : '', disabledAt === null ? '' : `disabled ${disabledAt.slice(0, 10)}`]
    console.log(
      [name.padEnd(20), roleColumn({ role, language }), displayName.padEnd(24), ...marks].join(' ').trimEnd(),
    )
  }
}

const checkEmail = (email: string): void => {
  const fault = planEmail(email)
  if (fault) throw new CommandFailure(fault.sentence)
}

const add = async (db: DatabaseSync, args: string[]): Promise<void> => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...roleOptions, display: { type: 'string' }, email: { type: 'string' } },
  })
  const [name] = positionals
  const { role, language, display, email = '' } = values
  if (name === undefined || role === undefined)
    throw new CommandFailure(`Name and role are needed.\n\n${userHelp}`)
  const granted = parseRole(role, language)
  checkEmail(email)
  const password = await readPassword()
  await addUser(db, { name, displayName: display ?? name, email, ...granted, password }, commandLine)
  console.log(`${name} may sign in as ${describeRole(granted).title}.`)
}

/**
 * `user …`: who may sign in to the Studio. Takes effect at once, also beside a running lake.
 * @returns the exit code
 */
export const user = async ([command, ...args]: string[]): Promise<number> => {
  const { db } = openExisting()
  try {
    switch (command) {
      case 'list':
        list(db)
        return 0
      case 'add':
        await add(db, args)
        return 0
      case 'password': {
        const { id, name } = existing(db, args[0])
        await setPassword(db, id, await readPassword(), commandLine)
        console.log(`${name} has a new password; open sessions ended.`)
        return 0
      }
      case 'email': {
        const { id, name } = existing(db, args[0])
        const email = args[1] ?? ''
        checkEmail(email)
        setEmail(db, id, email, commandLine)
        console.log(email === '' ? `${name} gets no mail.` : `${name} gets mail of the Studio at ${email}.`)
        return 0
      }
      case 'disable': {
        const { id, name } = existing(db, args[0])
        disableUser(db, id, commandLine)
        console.log(`${name} cannot sign in any more; open sessions ended.`)
        return 0
      }
      case 'enable': {
        const { id, name } = existing(db, args[0])
        enableUser(db, id, commandLine)
        console.log(`${name} may sign in again.`)
        return 0
      }
      default:
        throw new CommandFailure(userHelp)
    }
  } finally {
    db.close()
  }
}
