import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where Debian's golang-golang-x-mod-dev puts its packages. */
const packages = '/usr/share/gocode'
const way = 'apt-get install golang-go golang-golang-x-mod-dev'

const reason = (): string | undefined => {
  if (spawnSync('go', ['version']).error !== undefined) return `go is not on this machine (${way})`
  if (!existsSync(join(packages, 'src/golang.org/x/mod/sumdb/tlog')))
    return `golang.org/x/mod is not on this machine (${way})`
  return undefined
}

/** Why the auditor in Go cannot be run here; undefined where it can. */
export const whyNoGo: string | undefined = reason()

let program = ''

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-auditor-'))
  const built = join(folder, 'auditor')
  const source = fileURLToPath(new URL('auditor.go', import.meta.url))
  const { status, stderr } = spawnSync('go', ['build', '-o', built, source], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: packages, GOCACHE: join(folder, 'cache') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the auditor cannot be built: ${stderr}`)
  return built
}

/** Runs the auditor, built on first use: its exit code and what it wrote. What it asks may be served by this process. */
export const runGo = async (args: readonly string[]): Promise<{ code: number | null; said: string }> => {
  program ||= build()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
