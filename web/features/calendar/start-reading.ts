import 'server-only'
import { callBroker } from '#web/broker/client/call.ts'
import { siteProcess } from '#web/lib/site-process.ts'
import { type AskReleases, ReleaseReader } from './release-reader.ts'
import { releasesFrom } from './release.ts'

/** The most that the broker lists on one page (requirements D4). */
const size = 500

const ask: AskReleases = async (locale, period) => {
  const body = { ...period, zone: 'UTC', pg: 1, size }
  const { envelope } = await callBroker('W102', body, { locale, headers: { Language: locale } })
  const answer = envelope.res === 1 ? releasesFrom(envelope.dt) : null
  return answer && { ...period, releases: answer.releases, at: Date.now() }
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** Absent in a build. */
    releases?: ReleaseReader | undefined
  }
}

/** Pages ask for releases from now on; to be called as the process starts, outside of any render. */
export const startReadingReleases = (): void => {
  siteProcess.releases = new ReleaseReader(ask)
  siteProcess.releases.start()
}
