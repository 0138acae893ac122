import { formatWithOptions } from 'node:util'
import { createLogger, type LogFields } from './logger.ts'

/** An error in words, with what caused it. */
const said = (error: Error): string => {
  const own = error.message === '' ? error.name : `${error.name}: ${error.message}`
  return error.cause instanceof Error ? `${own} (${said(error.cause)})` : own
}

/** What was given up or was not to be had is no fault of the program: where it was asked tells nothing. */
const isOutside = (error: Error): boolean =>
  error instanceof DOMException || 'code' in error || (error.cause instanceof Error && isOutside(error.cause))

/** What was given to `console` as one event, with where each fault of the program arose. */
export const eventOf = (given: readonly unknown[]): { event: string; fields: LogFields } => {
  const words = given.map((value) => (value instanceof Error ? said(value) : value))
  const faults = given.filter((value) => value instanceof Error && !isOutside(value))
  const stack = faults.map((error) => (error instanceof Error ? error.stack : undefined)).join('\n')
  const event = formatWithOptions({ breakLength: Number.POSITIVE_INFINITY, compact: true }, ...words).trim()
  return { event, fields: stack === '' ? {} : { stack } }
}

/**
 * Has everything this process or thread says through `console`, packages included, written as one line each, with its
 * time, in the shape of the lake's log.
 */
export const takeConsole = (write?: (line: string) => void): void => {
  const log = createLogger(write)
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (...given: readonly unknown[]) => {
      const { event, fields } = eventOf(given)
      if (event !== '') log[level](event, fields)
    }
  Object.assign(console, { log: at('info'), info: at('info'), warn: at('warn'), error: at('error') })
}
