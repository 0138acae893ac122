import type { OutgoingHttpHeaders } from 'node:http'
import { siteProcess } from '#web/lib/site-process.ts'

/** A page of the page store that is current, as the first level may answer it. */
export interface StoredPage {
  /** Next's key of the page. */
  key: string
  /** Start of its render, on the clock of web/serving/validity/freshness.ts. */
  readAt: number
  tags: readonly string[]
  /** Seconds from then on for which it may be used; false without an end. */
  revalidate: number | false
  html: string
  /** Its flight data, for a page that loads React later. */
  data: Buffer | undefined
  headers: OutgoingHttpHeaders
}

/** A read of the lake: when it began, and what ends it. */
export interface StampedRead {
  readAt: number
  tags: readonly string[]
}

/** The list of all published addresses, in every language. */
export interface KnownAddresses {
  reads: readonly StampedRead[]
  /** `de /fees`: language, then the path without its prefix. */
  entries: readonly string[]
}

/** What the first level has done since the start of the site, and holds. */
export interface FirstLevelState {
  /** False while its thread is started again and Next answers alone. */
  isAnswering: boolean
  restarts: number
  pages: number
  files: number
  /** Requests passed on to Next. */
  passed: number
  held: number
  bytes: number
}

/** The thread in front of Next, as the rest of the site knows it. */
export interface FirstLevel {
  offer(page: StoredPage): void
  learn(addresses: KnownAddresses): void
  state(): FirstLevelState
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** Absent where Next answers alone. */
    firstLevel?: FirstLevel | undefined
  }
}

export const firstLevel = (): FirstLevel | undefined => siteProcess.firstLevel
