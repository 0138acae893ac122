import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide, GuideLanguage } from '#studio/help/guides.ts'
import { root } from '#tests/support/process.ts'

/** The text of a guide or of its translation, as it is in the repository. */
export const guideFile = (guide: Guide, language: GuideLanguage | '' = ''): string =>
  readFileSync(join(root, 'docs', 'guides', language, `${guide}.md`), 'utf8')
