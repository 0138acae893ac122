import { spawn } from 'node:child_process'
import { PlainError } from '#scripts/lib/say.mjs'

/**
 * Runs a command to its end with its output hidden, unless it fails: then the error contains the last lines.
 * @param onLine called with each line, for steps that show their own progress
 * @throws PlainError when the exit code is not 0
 */
export async function runCommand(
  command: readonly string[],
  options: { root: string; env?: Record<string, string>; onLine?: (line: string) => void },
): Promise<void> {
  const [file = process.execPath, ...args] = command
  const child = spawn(file, args, {
    cwd: options.root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk
    for (const line of chunk
      .toString()
      .split('\n')
      .filter((text) => text.trim()))
      options.onLine?.(line)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  process.removeListener('exit', stop)
  if (code !== 0) {
    throw new PlainError(
      `${args.join(' ')} failed (exit ${code}):\n${output.trim().split('\n').slice(-25).join('\n')}`,
    )
  }
}
