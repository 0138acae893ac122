import { join } from 'node:path'

const corrupt = 11
const noDatabase = 26
const busy = 5

/** SQLite's primary result code, without the extended bits. */
const codeOf = (error: unknown): number | undefined => {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 0xff : undefined
}

/** Whether SQLite found its file corrupt. */
export const isDamage = (error: unknown): boolean => [corrupt, noDatabase].includes(codeOf(error) ?? 0)

/** Whether another process holds the file. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busy

/** The operator's message for a damaged database, with the remedy. */
export const damageSentence = (dataDir: string): string =>
  `The database ${join(dataDir, 'lake.sqlite')} is damaged. Stop the lake, move ${dataDir} to another place, and restore the newest backup with: npm run restore -- FOLDER`
