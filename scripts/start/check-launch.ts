import { spawn } from 'node:child_process'
import { root } from '#scripts/lib/bring-node.mjs'
import { PlainError } from '#scripts/lib/say.mjs'

/**
 * Runs the launch check against the lake that has just started; its findings prevent the start.
 * @throws PlainError with the whole list of `npm run launch:check`
 */
export async function checkLaunch(): Promise<void> {
  const child = spawn(process.execPath, ['content/launch-check.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      told += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  if (code !== 0) throw new PlainError(`DEPLOYMENT=live does not start.\n${told.trim()}`)
}
