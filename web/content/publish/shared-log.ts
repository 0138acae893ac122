import 'server-only'
import { freshness } from '#web/serving/validity/freshness.ts'
import { sharedStore } from '#web/lib/shared/shared-store.ts'

const channel = 'log'

const adopt = (log: string): void => {
  if (log !== freshness.log) freshness.beginLog(log)
}

/** Goes by the log that the instances agree on, or brings its own. */
export const agreeOnLog = async (): Promise<void> => {
  const store = sharedStore()
  const agreed = await store?.use(async (client) => {
    await client.set(store.key('log'), freshness.log, { condition: 'NX' })
    return client.get(store.key('log'))
  })
  if (agreed) adopt(agreed)
}

/** The log is another one than before: all instances go by a new name of it. */
export const beginSharedLog = (): void => {
  freshness.beginLog()
  const { log } = freshness
  const store = sharedStore()
  void store?.use((client) => client.set(store.key('log'), log)).then(() => store.announce(channel, log))
}

/** Goes by the name that another instance has given to the log; `onNew` is called behind it. */
export const followLog = async (onNew: () => void): Promise<void> => {
  await sharedStore()?.listen(channel, (log) => {
    if (log === freshness.log) return
    adopt(log)
    onNew()
  })
}
