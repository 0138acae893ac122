import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { nginxFile } from '#scripts/start/cluster/nginx-file.ts'
import { freePort } from '#tests/support/free-port.ts'
import { root } from '#tests/support/process.ts'
import { installed } from './installed.ts'

/** Where nginx is, if it is; without it what needs it is skipped. */
export const nginx = installed('nginx')

/** An nginx of the test's own, with the files of `deploy/nginx`. */
export interface TestNginx {
  url: string
  stop(): Promise<void>
}

/**
 * Starts nginx in front of instances.
 * @param sites their ports
 * @param endedPort where it hears which pages have ended
 */
export const startNginx = async (sites: readonly number[], endedPort: number): Promise<TestNginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
  const port = await freePort()
  const user = process.getuid?.() === 0 ? userInfo().username : undefined
  const file = join(folder, 'nginx.conf')
  const deploy = join(root, 'deploy', 'nginx')
  writeFileSync(file, nginxFile({ deploy, folder, port, endedPort, sites, user }))
  const running = spawn(nginx ?? 'nginx', ['-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${endedPort}/`), 10_000)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const gone = once(running, 'exit')
      running.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
