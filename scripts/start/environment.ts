import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'
import { type Setting, type SettingName, settingsTable } from '#settings/table.ts'

const table: Record<string, Setting> = settingsTable

/** Unambiguous letters and digits, so that the password can be typed from a terminal. */
const demoPassword = () => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('')
}

/** What the environment of the start says counts: a `.env` that said otherwise would change the next start. */
const firstValue = (name: string, setting: Setting, given: string | undefined): string => {
  if (given !== undefined && given !== '') return given
  if (name === 'DEMO_PASSWORD') return demoPassword()
  return setting.secret ? randomBytes(32).toString('hex') : (setting.fallback ?? '')
}

/** As the reader of `.env` takes it: quoted where it has what would end it. */
const written = (value: string): string => {
  if (!/[#'"`\s]/.test(value)) return value
  const quote = ["'", '`', '"'].find((one) => !value.includes(one)) ?? ''
  return `${quote}${value}${quote}`
}

/** `KEY=value` lines of a file; quotes and exports are not supported. */
const namesIn = (text: string): Set<string> =>
  new Set(text.split('\n').flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []))

/**
 * Writes `.env` once, with what is set already and random secrets, and later adds only new variables: existing values
 * are never changed. The file is replaced atomically, so an interrupted start leaves the old one.
 * @param given the environment of the start
 */
export function ensureEnvironmentFile(
  root: string,
  given: Readonly<Record<string, string | undefined>>,
): { created: boolean; added: SettingName[] } {
  const file = join(root, '.env')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present = namesIn(before)
  const missing = Object.entries(table).filter(([name, setting]) => !setting.rare && !present.has(name))
  if (missing.length === 0) return { created: false, added: [] }
  const lines = missing.map(([name, setting]) => `${name}=${written(firstValue(name, setting, given[name]))}`)
  const head =
    before === ''
      ? '# Written by the first `npm start`. Meanings: .env.example. Never commit this file.\n'
      : before
  const text = `${head}${head.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`
  writeFileAtomicSync(file, text, { mode: 0o600 })
  return { created: before === '', added: missing.map(([name]) => name).filter(isSettingName) }
}

const isSettingName = (name: string): name is SettingName => name in settingsTable

/** The text of `.env.example`, generated from the table. */
export function environmentExample(): string {
  const parts = Object.entries(table).map(([name, setting]) => {
    const need =
      setting.fallback === undefined
        ? 'required'
        : setting.fallback === ''
          ? 'optional'
          : `default ${setting.fallback}`
    return `# ${setting.meaning}\n# Modes: ${setting.modes}; ${need}; example: ${setting.example}\n${setting.rare ? '# ' : ''}${name}=${setting.fallback ?? ''}\n`
  })
  return `# Generated from settings/table.ts by \`npm run generate\`. \`npm start\` writes a real .env with random secrets.\n\n${parts.join('\n')}`
}
