import { documents } from './documents.ts'
import { forms } from './forms.ts'
import { instrument } from './instrument.ts'
import { lake } from './lake.ts'
import { lessons } from './lessons.ts'
import { listBlocks } from './list-blocks.ts'
import { market } from './market.ts'
import { parts } from './parts.ts'
import { records } from './records.ts'
import { settings } from './settings.ts'
import { wordBlocks } from './word-blocks.ts'

/** The content model in Polish, by its English words. */
export const pl: Readonly<Record<string, string>> = {
  ...settings,
  ...documents,
  ...instrument,
  ...records,
  ...wordBlocks,
  ...lessons,
  ...listBlocks,
  ...market,
  ...parts,
  ...forms,
  ...lake,
}
