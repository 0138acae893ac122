import { siteProcess } from '#web/lib/site-process.ts'

const everyMs = 60_000

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    saidAt?: Map<string, number> | undefined
  }
}

const saidAt = (siteProcess.saidAt ??= new Map())

/** A line of the log about something that may come with every answer: once a minute for each subject. */
export const saySeldom = (subject: string, line: string, now = performance.now()): void => {
  if (now - (saidAt.get(subject) ?? Number.NEGATIVE_INFINITY) < everyMs) return
  saidAt.set(subject, now)
  console.error(line)
}
