import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteProcess } from '#scripts/start/site-process.ts'
import { type Running, startScript } from '#tests/support/process.ts'
import { buildDataOf, siteEnv } from '#tests/support/site/site-build.ts'
import type { TestSite } from '#tests/support/site/site.ts'

/** Another instance of a running site: the same build and lake, a port and data of its own. */
export interface SecondSite {
  url: string
  dataDir: string
  /** Id of its process, while it runs. */
  pid(): number | undefined
  text(path: string): Promise<string>
  output(): string
  /** Starts it again; `more` is added to its environment. */
  start(more?: Readonly<Record<string, string>>): Promise<void>
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Ends it, with its data. */
  stop(): Promise<void>
}

export const startSecondSite = async (
  first: TestSite,
  port: number,
  { brokerUrl = 'http://localhost:9', ...env }: Readonly<Record<string, string>> = {},
): Promise<SecondSite> => {
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'halyard-site-'))
  const built = buildDataOf('ours')
  if (existsSync(built)) cpSync(built, dataDir, { recursive: true })
  let site: Running | undefined
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    site = await startScript(
      [...siteProcess.flags, ...siteProcess.entry, String(port)],
      {
        ...siteProcess.env,
        ...siteEnv('ours', { lake: first.lake.url, site: url, broker: brokerUrl }, dataDir),
        ...env,
        ...more,
      },
      /Ready in/,
    )
  }
  const end = async (signal?: 'SIGTERM' | 'SIGKILL') => {
    await site?.end(signal)
    site = undefined
  }
  await start()
  return {
    url,
    dataDir,
    pid: () => site?.pid,
    text: async (path) => (await fetch(`${url}${path}`)).text(),
    output: () => site?.output() ?? '',
    start,
    end,
    stop: async () => {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
