import { spawnSync } from 'node:child_process'

/** The values a program serves, by name with labels as Prometheus writes them. @throws unless it answers 200 */
export const readMetrics = async (
  address: string,
): Promise<{ text: string; values: Map<string, number> }> => {
  const response = await fetch(`${address}/metrics`)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address}/metrics answered ${response.status}: ${text}`)
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return {
    text,
    values: new Map(
      rows.map((row) => [row.slice(0, row.lastIndexOf(' ')), Number(row.slice(row.lastIndexOf(' ') + 1))]),
    ),
  }
}

/** Whether a program is on this machine. */
const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined

/** Why a test that needs a program is not run; undefined where it is. */
export const lacks = (command: string, way: string): string | undefined =>
  has(command) ? undefined : `${command} is not on this machine (${way})`

/** What a program says of an input: its exit code and everything it wrote. */
export const ask = (
  command: string,
  args: readonly string[],
  input = '',
): { code: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' })
  return { code: status, said: `${stdout}${stderr}` }
}
