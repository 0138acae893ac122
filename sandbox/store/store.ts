import { Accounts } from './accounts.ts'
import { openDatabase } from './database.ts'
import { Pins } from './pins.ts'
import { Inbox } from './inbox.ts'
import { Sessions } from './sessions.ts'

/** Everything the sandbox stores. */
export interface Store {
  accounts: Accounts
  pins: Pins
  sessions: Sessions
  inbox: Inbox
  close: () => void
}

/** Opens the store in a folder; `:memory:` persists nothing. */
export function openStore(folder: string): Store {
  const database = openDatabase(folder)
  return {
    accounts: new Accounts(database),
    pins: new Pins(database),
    sessions: new Sessions(database),
    inbox: new Inbox(database),
    close: () => database.close(),
  }
}
