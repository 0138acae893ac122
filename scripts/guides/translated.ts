import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Guide, type GuideLanguage, guideLanguages, guides } from '#studio/help/guides.ts'
import { withSource } from './source.ts'

/**
 * `npm run guides:translated -- de/marketing pl/marketing` says that these translations were brought in step with the
 * English guide: their first line names its present text. Only what is named is written, so that no translation passes
 * for a new one by itself.
 */
const folder = fileURLToPath(new URL('../../docs/guides/', import.meta.url))
const known = guideLanguages.flatMap((language) => guides.map((guide) => [language, guide] as const))
const named = process.argv.slice(2)

function write(language: GuideLanguage, guide: Guide): void {
  const file = join(folder, language, `${guide}.md`)
  const english = readFileSync(join(folder, `${guide}.md`), 'utf8')
  writeFileSync(file, withSource(readFileSync(file, 'utf8'), guide, english))
  console.log(`docs/guides/${language}/${guide}.md names the present English text`)
}

const asked = known.filter(([language, guide]) => named.includes(`${language}/${guide}`))
if (named.length === 0 || asked.length !== named.length) {
  console.error(`Name translations out of: ${known.map((one) => one.join('/')).join(' ')}`)
  process.exitCode = 1
} else {
  for (const [language, guide] of asked) write(language, guide)
}
