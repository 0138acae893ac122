import { setPriority } from 'node:os'

/** Sets the priority of a process, from 0 to 19 (lowest); one that exited at once has none any more. */
export function setNiceness(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error
  }
}

/** The environment variables that Node itself needs: a process of the lake's gets none of its secrets. */
export function nodeEnvironment(): NodeJS.ProcessEnv {
  const { env } = process
  const found: NodeJS.ProcessEnv = { NODE_ENV: env.NODE_ENV }
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_COMPILE_CACHE', 'TZ']) {
    if (env[name] !== undefined) found[name] = env[name]
  }
  return found
}
