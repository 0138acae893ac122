/** Values allowed in a log line. Never tokens, passwords, names or document content. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Writes one JSON object per line to standard error. */
export interface Logger {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Creates a logger; `write` is replaced in tests. */
export function createLogger(
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Logger {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
