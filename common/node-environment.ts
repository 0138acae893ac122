/** The environment variables that Node itself needs: a process that gets no others knows no secrets. */
export function nodeEnvironment(): NodeJS.ProcessEnv {
  const { env } = process
  const found: NodeJS.ProcessEnv = { NODE_ENV: env.NODE_ENV }
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_COMPILE_CACHE', 'TZ']) {
    if (env[name] !== undefined) found[name] = env[name]
  }
  return found
}
