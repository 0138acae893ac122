import { everyBlock, everyBlockPage, sharedDocuments } from './every-block.ts'
import { caughtUp } from './figures.ts'
import type { TestSite } from './site.ts'

/** Publishes the page with every block in English and German, and what its blocks show. */
export const publishEveryBlock = async (
  site: TestSite,
  blocks: readonly object[] = everyBlock,
): Promise<void> => {
  const transaction = site.client.transaction()
  const pages = [everyBlockPage('en', blocks), everyBlockPage('de', blocks)]
  for (const document of [...sharedDocuments, ...pages]) transaction.createOrReplace(document)
  await transaction.commit()
  await caughtUp(site.lake)
}
