import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { demoUsers } from '#lake/access/demo-users.ts'
import { localeIds, locales } from '#locales/table.ts'
import { root } from '#scripts/lib/bring-node.mjs'
import { PlainError, say, step } from '#scripts/lib/say.mjs'
import { buildSite, buildStudio, isSiteBuilt, seedContent } from '#scripts/start/builds.ts'
import { checkLaunch } from '#scripts/start/check-launch.ts'
import { ensureEnvironmentFile } from '#scripts/start/environment.ts'
import { endLeftovers, recordRun } from '#scripts/start/leftovers.ts'
import { planCluster } from '#scripts/start/cluster/cluster.ts'
import { checkPorts } from '#scripts/start/ports.ts'
import { programsFor } from '#scripts/start/programs.ts'
import { type Program, Supervisor } from '#scripts/start/supervisor.ts'
import { readSettings } from '#settings/read.ts'

interface Wish {
  fresh: boolean
  yes: boolean
  dev: boolean
  /** Two instances of the site behind nginx, with a Redis. */
  cluster: boolean
}

/** @throws PlainError on an unknown flag */
export function parseFlags(args: readonly string[]): Wish {
  const known = new Set(['--fresh', '--yes', '--dev', '--cluster'])
  const unknown = args.find((arg) => !known.has(arg))
  if (unknown) {
    throw new PlainError(
      `Unknown option ${unknown}. Known: --fresh (start over with the starting content), --yes (do not ask).`,
    )
  }
  const has = (flag: string) => args.includes(flag)
  return { fresh: has('--fresh'), yes: has('--yes'), dev: has('--dev'), cluster: has('--cluster') }
}

/** Starting over loses every edit, so it needs confirmation, and is refused without a terminal. */
async function startOver(dataDir: string, yes: boolean): Promise<void> {
  if (!existsSync(dataDir)) return
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new PlainError('--fresh deletes all content. Nobody can be asked here: add --yes.')
    const prompt = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await prompt.question(
      `Delete everything in ${dataDir}: all edits, uploads and the record? (yes/no) `,
    )
    prompt.close()
    if (answer.trim().toLowerCase() !== 'yes') throw new PlainError('Nothing was deleted.')
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/**
 * The whole product on this machine: environment, lake, content, Studio, site and sandbox, in that order.
 * Every part is resumable, so an interrupted start is completed by the next one.
 */
export async function start(args: readonly string[]): Promise<void> {
  const wish = parseFlags(args)
  const written = ensureEnvironmentFile(root, process.env)
  if (written.created) say('✓ Wrote .env with random secrets')
  else if (written.added.length > 0) say(`✓ Added to .env: ${written.added.join(', ')}`)
  process.loadEnvFile(join(root, '.env'))
  const settings = readSettings([
    'SANITY_PROJECT_ID',
    'SANITY_DATASET',
    'LAKE_URL',
    'SITE_URL',
    'BROKER_API_URL',
    'DATA_DIR',
    'DEMO_PASSWORD',
    'DEPLOYMENT',
    'SANITY_API_READ_TOKEN',
    'SANITY_API_WRITE_TOKEN',
    'REVALIDATE_SECRET',
    'SESSION_SECRET',
  ])
  const { LAKE_URL, SITE_URL, BROKER_API_URL } = settings
  const live = settings.DEPLOYMENT === 'live'
  const embedded = settings.SANITY_PROJECT_ID === 'local'
  const dataDir = resolve(root, settings.DATA_DIR)
  const runFile = join(dataDir, 'run.json')
  const ended = await endLeftovers(runFile)
  if (ended > 0) say(`✓ Ended ${ended} programs that a killed start had left running`)
  const programs = programsFor(settings, { dev: wish.dev, live })
  const cluster = wish.cluster ? planCluster(SITE_URL, dataDir, programs.site) : null
  if (cluster) programs.lake.env = { ...programs.lake.env, ...cluster.lakeEnv }
  await checkPorts({ SITE_URL, BROKER_API_URL, ...(embedded && { LAKE_URL }) })
  for (const address of Object.values(cluster?.addresses ?? {})) await checkPorts({ SITE_URL: address })
  if (wish.fresh) await startOver(dataDir, wish.yes)

  const running: Supervisor[] = []
  const stopAll = async () => {
    for (const program of running.toReversed()) await program.stop()
  }
  let stopping = false
  const end = async (code: number) => {
    if (stopping) return
    stopping = true
    await stopAll()
    rmSync(runFile, { force: true })
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0))
  }
  const supervise = (program: Program): Supervisor => {
    const supervisor = new Supervisor(program, {
      root,
      logFolder: join(dataDir, 'logs'),
      onSpawn: () =>
        recordRun(
          runFile,
          running.flatMap((one) => one.process),
        ),
    })
    running.push(supervisor)
    return supervisor
  }
  const checkedFile = join(dataDir, 'launch-checked')

  try {
    let lakeServes = true
    if (embedded) {
      const lake = supervise(programs.lake)
      const canWait = !wish.dev && isSiteBuilt(settings) && (!live || existsSync(checkedFile))
      lakeServes = await startLake(lake, canWait)
      if (lakeServes && (await isRecordWhole(LAKE_URL))) await seedContent()
    }
    if (live && lakeServes) {
      await step('Looking for what forbids going live', checkLaunch)
      writeFileSync(checkedFile, `${new Date().toISOString()}\n`, { mode: 0o600 })
    }
    if (embedded) await buildStudio()
    if (!wish.dev) await buildSite(settings)
    await step('Starting the sandbox broker', () => supervise(programs.sandbox).start())
    if (cluster) await step('Starting Redis', () => supervise(cluster.redis).start())
    for (const site of cluster?.sites ?? [programs.site])
      await step(`Starting the ${site.name}`, () => supervise(site).start())
    if (cluster) await step('Starting nginx', () => supervise(cluster.nginx).start())
  } catch (error) {
    await stopAll()
    throw error
  }
  if (stopping) return
  say(welcome(settings, embedded))
  if (cluster) say(inside(cluster.addresses))
}

/**
 * Starts the lake. Where the site can run from the last good values, a failing lake does not prevent its
 * start: the lake is restarted indefinitely.
 * @returns whether it serves
 */
async function startLake(lake: Supervisor, canWait: boolean): Promise<boolean> {
  try {
    await step('Starting the lake', () => lake.start())
    return true
  } catch (error) {
    if (!canWait || !(error instanceof PlainError)) throw error
    say(`\n! ${error.message}\n  The site starts with what it last read; the lake is tried again meanwhile.`)
    lake.keepTrying()
    return false
  }
}

const lakeHealth = z.object({ parts: z.object({ record: z.string() }), reasons: z.array(z.string()) })

/** Whether the lake's log holds what was signed; one that does not is read on, and that is told here. */
async function isRecordWhole(lakeUrl: string): Promise<boolean> {
  const answer = await fetch(`${lakeUrl}/healthz`)
  const { parts, reasons } = lakeHealth.parse(await answer.json())
  if (parts.record === 'ok') return true
  say(`\n!!! ${reasons.join('\n!!! ')}\n`)
  return false
}

const inside = (addresses: Readonly<Record<string, string>>): string =>
  `  Behind nginx at the address of the site:
${Object.entries(addresses)
  .map(([name, address]) => `  ${name.padEnd(8)} ${address}`)
  .join('\n')}
`

const prefixes = localeIds.map((id) => locales[id].prefix).filter((prefix) => prefix !== '')

type Told = 'SITE_URL' | 'LAKE_URL' | 'BROKER_API_URL' | 'DEMO_PASSWORD' | 'DATA_DIR' | 'SANITY_PROJECT_ID'

function welcome(settings: Record<Told, string>, embedded: boolean): string {
  const studio = embedded
    ? `  Studio   ${settings.LAKE_URL}
           users: ${demoUsers.map(({ name }) => name).join(', ')}
           password of each: ${settings.DEMO_PASSWORD}`
    : `  Content  hosted project ${settings.SANITY_PROJECT_ID}
           Visitors get what is published there, with no approvals asked.`
  return `
  Site     ${settings.SITE_URL}   (also ${new Intl.ListFormat('en-GB').format(prefixes)})
${studio}
  Broker   ${settings.BROKER_API_URL}   (sandbox, with a page of its prices)

  Edits are kept in ${settings.DATA_DIR}. Stop with Ctrl+C.
`
}
