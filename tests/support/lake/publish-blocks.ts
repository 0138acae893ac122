import { setTimeout as sleep } from 'node:timers/promises'
import { asksForSomebody, policyTable } from '#lake/approvals/policy.ts'
import { agreed } from './agreed.ts'
import { everyBlock, everyBlockPage, everyBlockPath, sharedDocuments } from './every-block.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'

const policies = policyTable(undefined)
const needsPeople = ({ _type }: { _type: string }): boolean => asksForSomebody(policies.of(_type))

/** Publishes the page with every block in English and German, and what its blocks show; resolves when the site has it. */
export const publishEveryBlock = async (
  site: TestSite,
  blocks: readonly object[] = everyBlock,
): Promise<void> => {
  for (const document of sharedDocuments.filter(needsPeople)) await agreed(site.lake).put(document)
  const transaction = site.client.transaction()
  const pages = [everyBlockPage('en', blocks), everyBlockPage('de', blocks)]
  const free = sharedDocuments.filter((document) => !needsPeople(document))
  for (const document of [...free, ...pages]) transaction.createOrReplace(document)
  await transaction.commit()
  await caughtUp(site.lake)
  // A lake that keeps the site waiting for three seconds counts as away, and on a loaded machine one does: the site
  // then knows of the page as soon as it is answered.
  while ((await fetch(`${site.url}${everyBlockPath}`)).status !== 200) await sleep(100)
}
