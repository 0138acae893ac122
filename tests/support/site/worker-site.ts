import { test as base } from 'vitest'
import { z } from 'zod'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from './site.ts'

interface Standing {
  site: TestSite
  /** Where the log of its lake ended when nothing but the starting content was in it. */
  sequence: number
  /** The process of the site: a file that started it again left another one. */
  pid: number | undefined
}

const sequenceAnswer = z.object({ sequence: z.number() })
const healthAnswer = z.object({ parts: z.object({ lake: z.object({ ok: z.boolean() }) }) })

const sequenceOf = async ({ lake, client }: TestSite): Promise<number> => {
  const headers = { authorization: `Bearer ${client.config().token}` }
  const response = await fetch(`${lake.url}/v2026-05-04/data/sequence/production`, { headers })
  return sequenceAnswer.parse(await response.json()).sequence
}

/** Whether the site answers and finds its lake there. */
const isWell = async ({ url }: TestSite): Promise<boolean> =>
  healthAnswer.parse(await (await fetch(`${url}/api/health`)).json()).parts.lake.ok

const stand = async (): Promise<Standing> => {
  const site = await startSiteOn(openTestLake)
  return { site, sequence: await sequenceOf(site), pid: site.pid() }
}

const isAsItStood = async ({ site, sequence, pid }: Standing): Promise<boolean> =>
  site.pid() === pid && (await sequenceOf(site)) === sequence && (await isWell(site))

/**
 * A test with the site of its worker: built, without a broker, with the starting content on a lake of this process. Files
 * that read share one; after a file that wrote or stopped something the next one gets a site anew, so that each finds the
 * same.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of what a fixture needs.
  .extend('sites', { scope: 'worker' }, async ({}, { onCleanup }) => {
    let standing: Standing | undefined
    onCleanup(async () => {
      await standing?.site.stop()
    })
    return {
      take: async (): Promise<TestSite> => {
        standing ??= await stand()
        return standing.site
      },
      giveBack: async (): Promise<void> => {
        // What does not answer any more is not as it stood.
        if (standing === undefined || (await isAsItStood(standing).catch(() => false))) return
        await standing.site.stop()
        standing = undefined
      },
    }
  })
  .extend('site', { scope: 'file' }, ({ sites }, { onCleanup }) => {
    onCleanup(() => sites.giveBack())
    return sites.take()
  })
