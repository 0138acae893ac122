import { join } from 'node:path'
import type { Lake } from '#lake/lake.ts'
import { createLogger } from '#common/log/logger.ts'
import { openLake } from '#lake/open-lake.ts'
import { readLakeSettings } from '#lake/settings.ts'

/** Opens the lake of a data folder in this process, without rules, a log or a port. */
export function openLakeIn(folder: string): Lake {
  const secret = 'a'.repeat(40)
  const settings = readLakeSettings({
    DATA_DIR: folder,
    SANITY_API_READ_TOKEN: secret,
    SANITY_API_WRITE_TOKEN: secret,
    REVALIDATE_SECRET: secret,
  })
  return openLake(
    { ...settings, rulesFile: join(folder, 'none.json') },
    createLogger(() => {}),
  )
}
