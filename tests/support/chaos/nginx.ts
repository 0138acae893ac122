import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nginxFile } from '#scripts/start/cluster/nginx-file.ts'
import { installed } from '#tests/support/instances/installed.ts'
import { childrenOf, root } from '#tests/support/process.ts'

/** Where nginx is, if it is; without it what needs it is skipped. */
export const nginxProgram = installed('nginx')

/** nginx in front of instances, with the files an operator includes. */
export interface TestNginx {
  url: string
  /** Ids of its processes, while it runs. */
  pids(): number[]
  start(): Promise<void>
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  stop(): Promise<void>
}

/**
 * @param endedPort where the instances say which pages have ended
 * @param sites their ports
 * @param deploy the files an operator includes
 */
export const startNginx = async (
  port: number,
  endedPort: number,
  sites: readonly number[],
  deploy = join(root, 'deploy', 'nginx'),
): Promise<TestNginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
  const url = `http://localhost:${port}`
  const user = process.getuid?.() === 0 ? userInfo().username : undefined
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxFile({ deploy, folder, port, endedPort, sites, user }))
  let child: ChildProcess | undefined
  const pids = () => (child?.pid === undefined ? [] : [child.pid, ...childrenOf(child.pid)])
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const ending = child
    if (!ending || ending.exitCode !== null) return
    const gone = once(ending, 'exit')
    // Its workers outlive a master that is killed.
    const all = signal === 'SIGKILL' ? pids() : []
    child = undefined
    ending.kill(signal)
    for (const pid of all.slice(1)) process.kill(pid, signal)
    await gone
  }
  const start = async () => {
    const started = spawn(nginxProgram ?? 'nginx', ['-c', file, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    child = started
    const until = Date.now() + 10_000
    while (!(await fetch(`${url}/api/health/live`).catch(() => null))?.ok) {
      if (started.exitCode !== null || Date.now() > until) throw new Error('nginx does not answer')
      await sleep(50)
    }
  }
  await start()
  return {
    url,
    pids,
    start,
    end,
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
