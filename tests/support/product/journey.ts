import { test as base } from '@playwright/test'
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { writeToken } from '#tests/support/lake/lake.ts'
import {
  lastLinesOf,
  lastLinesOfAll,
  pidOf,
  type ProductPlace,
  productPlace,
  type ProgramName,
} from './product.ts'

export { expect } from '@playwright/test'

/** A running product as a journey uses it. What a journey is about is done on its screens, not by these clients. */
export interface Product {
  site: {
    url: string
    /** What a visitor gets now. @throws unless the status is 200 */
    text(path: string): Promise<string>
  }
  lake: {
    url: string
    /** Writes with all rights, to prepare documents of a journey's own and to look at what was stored. */
    client(options?: Partial<ClientConfig>): SanityClient
  }
  broker: { url: string }
  folder: string
  /** The id of a program's process; undefined while it is down. */
  pidOf(program: ProgramName): number | undefined
  lastLinesOf(program: ProgramName): string
}

/** A product that runs at a place, as a journey uses it. */
export const productAt = ({ site, lake, broker, folder }: ProductPlace): Product => ({
  site: {
    url: site,
    text: async (path) => {
      const response = await fetch(`${site}${path}`, { redirect: 'manual' })
      const text = await response.text()
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
      return text
    },
  },
  lake: {
    url: lake,
    client: (options = {}) =>
      createClient({
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2026-05-04',
        apiHost: lake,
        useProjectHostname: false,
        useCdn: false,
        token: writeToken,
        perspective: 'published',
        ...options,
      }),
  },
  broker: { url: broker },
  folder,
  pidOf: (program) => pidOf(folder, program),
  lastLinesOf: (program) => lastLinesOf(folder, program, 40),
})

/**
 * A journey: what a person does from end to end, on the one product of the run. Journeys run side by side, so each
 * uses documents of its own or puts back what it changed. A failure shows the last pictures and what the programs said.
 */
export const test = base.extend<{ whatPrograms: undefined }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      await use(productAt(productPlace.parse(JSON.parse(process.env['PRODUCT'] ?? '{}'))))
    },
    { scope: 'worker' },
  ],
  whatPrograms: [
    async ({ product }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      await info.attach('programs', {
        body: lastLinesOfAll(product.folder, 20),
        contentType: 'text/plain',
      })
    },
    { auto: true },
  ],
})
