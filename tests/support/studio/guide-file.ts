import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '#studio/help/guides.ts'
import { root } from '#tests/support/process.ts'

/** The text of a guide, as it is in the repository. */
export const guideFile = (guide: Guide): string =>
  readFileSync(join(root, 'docs', 'guides', `${guide}.md`), 'utf8')
