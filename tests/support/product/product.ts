import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'
import { programsFor } from '#scripts/start/programs.ts'
import { Supervisor } from '#scripts/start/supervisor.ts'
import { freePort } from '#tests/support/free-port.ts'
import {
  demoPassword,
  readToken,
  revalidateSecret,
  testStudio,
  writeToken,
} from '#tests/support/lake/lake.ts'
import { compileCache, root } from '#tests/support/process.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { buildDataOf, distDirOf, ensureBuild, seededLakeData } from '#tests/support/site/site-build.ts'

const programs = ['lake', 'sandbox', 'site'] as const
export type ProgramName = (typeof programs)[number]

/** Where a running product is: enough to find it from another process. */
export const productPlace = z.object({
  site: z.string(),
  lake: z.string(),
  broker: z.string(),
  /** Its data folder, with `logs/` and the ids of its processes in `pids.json`. */
  folder: z.string(),
})
export type ProductPlace = z.infer<typeof productPlace>

export interface RunningProduct {
  place: ProductPlace
  /** Ends its programs in order and removes its data. */
  stop(): Promise<void>
}

const pidsOf = z.record(z.string(), z.number())

/** The id of a program's process; undefined while it is down. */
export const pidOf = (folder: string, program: ProgramName): number | undefined =>
  pidsOf.parse(JSON.parse(readFileSync(join(folder, 'pids.json'), 'utf8')))[program]

/** The last lines of what a program wrote. */
export const lastLinesOf = (folder: string, program: ProgramName, count: number): string => {
  const file = join(folder, 'logs', `${program}.log`)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : ''
}

export const lastLinesOfAll = (folder: string, count: number): string =>
  programs.map((program) => `── ${program}\n${lastLinesOf(folder, program, count)}`).join('\n')

/** How long a program may take to serve: a journey may start a second product beside the first. */
const startingMs = 300_000

export interface ProductOptions {
  /** A data folder that exists, such as a restored one; else a new one with the starting content. */
  folder?: string
  /** Added to the environment of every program. */
  env?: Readonly<Record<string, string>>
}

/**
 * Starts the whole product as `npm start` does: lake with the built Studio, sandbox and the built site, each kept
 * running by the starter's own supervisor, on one data folder. Ports and data are its own.
 */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  await ensureBuild('ours')
  const [site, lake, broker] = [await freePort(), await freePort(), await freePort()].map(
    (port) => `http://localhost:${port}`,
  )
  if (site === undefined || lake === undefined || broker === undefined)
    throw new Error('three ports are needed')
  const folder = options.folder ?? (await seededLakeData())
  const built = buildDataOf('ours')
  if (options.folder === undefined && existsSync(built)) cpSync(built, folder, { recursive: true })
  const env = {
    ...compileCache,
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SITE_URL: site,
    LAKE_URL: lake,
    BROKER_API_URL: broker,
    SANITY_API_READ_TOKEN: readToken,
    SANITY_API_WRITE_TOKEN: writeToken,
    REVALIDATE_SECRET: revalidateSecret,
    SESSION_SECRET: 'session-secret-of-the-tests-0123456789abcdef',
    DEMO_PASSWORD: demoPassword,
    DATA_DIR: folder,
    STUDIO_DIR: join(root, testStudio),
    NEXT_DIST_DIR: distDirOf('ours'),
    NEXT_TELEMETRY_DISABLED: '1',
    ...options.env,
  }
  const table = programsFor(
    { SITE_URL: site, LAKE_URL: lake, BROKER_API_URL: broker },
    { dev: false, live: false },
  )
  const running = new Map<ProgramName, Supervisor>()
  const notePids = () => {
    const pids = [...running].flatMap(
      ([
        name,
        {
          process: [one],
        },
      ]) => (one ? [[name, one.pid]] : []),
    )
    writeFileAtomicSync(join(folder, 'pids.json'), JSON.stringify(Object.fromEntries(pids)), { mode: 0o600 })
  }
  const stop = async () => {
    for (const program of [...running.values()].toReversed()) await program.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const name of programs) {
      const program = { ...table[name], env: { ...env, ...table[name].env } }
      const supervisor = new Supervisor(program, {
        root,
        logFolder: join(folder, 'logs'),
        onSpawn: notePids,
      })
      running.set(name, supervisor)
      await supervisor.start(startingMs)
    }
    await caughtUp({ url: lake })
  } catch (error) {
    await stop()
    throw error
  }
  return { place: { site, lake, broker, folder }, stop }
}
