import { Accounts } from './accounts.ts'
import { openDatabase } from './database.ts'
import { Pins } from './pins.ts'
import { Post } from './post.ts'
import { Sessions } from './sessions.ts'

/** Everything the sandbox remembers. */
export interface Store {
  accounts: Accounts
  pins: Pins
  sessions: Sessions
  post: Post
  close: () => void
}

/** Opens the store in a folder; `:memory:` forgets all when it ends. */
export function openStore(folder: string): Store {
  const database = openDatabase(folder)
  return {
    accounts: new Accounts(database),
    pins: new Pins(database),
    sessions: new Sessions(database),
    post: new Post(database),
    close: () => database.close(),
  }
}
