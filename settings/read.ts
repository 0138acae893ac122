import { type Setting, type SettingName, settingsTable } from '#settings/table.ts'

/** A missing or malformed variable. Its message is one line with the remedy. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the named variables, each validated against the table.
 * @throws {SettingsError} naming every invalid variable with an example of a valid value
 */
export function readSettings<Name extends SettingName>(
  names: readonly Name[],
  env: Record<string, string | undefined> = process.env,
): Record<Name, string> {
  const faults: string[] = []
  const entries = names.map((name) => {
    const setting: Setting = settingsTable[name]
    const raw = env[name] || setting.fallback
    if (raw === undefined) {
      faults.push(`${name} is not set. Example: ${name}=${setting.example}`)
      return [name, '']
    }
    if (raw === '' && setting.fallback === '') return [name, '']
    const parsed = setting.schema.safeParse(raw)
    if (!parsed.success) {
      faults.push(
        `${name} ${parsed.error.issues[0]?.message ?? 'is malformed'}. Example: ${name}=${setting.example}`,
      )
    }
    return [name, raw]
  })
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return Object.fromEntries(entries)
}
