import 'server-only'
import type { z } from 'zod'
import { hasOverrides, setOverrides } from '#web/i18n/overrides.ts'
import { planOverrides } from '#web/i18n/plan-overrides.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import type { interfaceTextsResult } from './shared-results.ts'

const apply = (rows: z.infer<typeof interfaceTextsResult>): void =>
  setOverrides(
    planOverrides(rows, (what) => console.error('an override of an interface text is left out:', what)),
  )

let last: Promise<void> = Promise.resolve()

/**
 * Brings the texts of the interface to what is published now. Asked for before pages with other texts end, so
 * that a page drawn after that has them; one after the other, so that the newest answer stays.
 * @throws when the lake does not answer
 */
export const renewInterfaceTexts = (): Promise<void> => {
  const { ask, parse } = siteReads.interfaceTexts
  const renewed = last.then(async () => apply(parse(await ask())))
  last = renewed.catch(() => {})
  return renewed
}

/** The page being rendered ends when editors publish other texts of the interface. */
export const followInterfaceTexts = async (): Promise<void> => {
  await readForPage(siteReads.interfaceTexts)
  // At a build, or at a start while the lake was away. Never from the read above, which a preview may have made.
  if (!hasOverrides()) apply((await answerTo(siteReads.interfaceTexts)).data)
}
